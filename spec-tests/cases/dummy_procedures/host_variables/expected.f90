! dotbar adjoint --head 'top(p)>(y)' in.f90
module q_b
  use q
contains
  subroutine at_b(f, f_b, x, atb)
    interface
      real(8) function f(t)
        real(8), intent(in) :: t
      end function f
    end interface
    interface
      subroutine f_b(t, t_b, f_b0)
        real(8), intent(in) :: t
        real(8) :: t_b
        real(8) :: f_b0
      end subroutine f_b
    end interface
    real(8), intent(in) :: x
    real(8) :: atb, resultb, result0b, tempb
    resultb = 2*atb
    atb = 0.0d0
    result0b = resultb
    resultb = 0.0d0
    tempb = 0.0d0
    call f_b(x, tempb, result0b)
  end subroutine at_b
end module q_b

subroutine top_b(p, pb, y, yb)
  use q
  use q_b, only: at_b
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(inout) :: y
  real(8) :: a, b
  real(8) :: result, result0, result1
  real(8) :: pb(2), yb, ab, resultb, result0b, result1b, result2b
  ! Adjoint: sets the derivatives of p from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = p(1)
  b = 7
  result = at(one, 2d0)
  result0 = at(two, 3d0)
  y = result + result0
  call pushreal8(a)
  a = p(2)*y
  result1 = at(one, 1d0)
  pb = 0.0d0
  ab = 0.0d0
  result1b = y*yb
  yb = result1*yb
  result2b = result1b
  result1b = 0.0d0
  call at_b(one, one_b, 1d0, result2b)
  call popreal8(a)
  pb(2) = pb(2) + y*ab
  yb = yb + p(2)*ab
  ab = 0.0d0
  resultb = yb
  result0b = yb
  yb = 0.0d0
  result2b = result0b
  result0b = 0.0d0
  call at_b(two, two_b, 3d0, result2b)
  result2b = resultb
  resultb = 0.0d0
  call at_b(one, one_b, 2d0, result2b)
  pb(1) = pb(1) + ab
contains
  real(8) function one(t)
    real(8), intent(in) :: t
    one = t*a*a
  end function one

  real(8) function two(t)
    real(8), intent(in) :: t
    two = t*b
  end function two

  subroutine one_b(t, tb, oneb)
    real(8), intent(in) :: t
    real(8) :: tb, oneb
    ! Adjoint: sets the derivatives of t from those of t, one, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    ! It is called by differentiated code, too: the caller also sets the derivatives of a (to zero, when nothing is added).
    tb = tb + a*a*oneb
    ab = ab + 2.0d0*(t*a)*oneb
    oneb = 0.0d0
  end subroutine one_b

  subroutine two_b(t, tb, twob)
    real(8), intent(in) :: t
    real(8) :: tb, twob
    ! Adjoint: sets the derivatives of t from those of t, two, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    tb = tb + b*twob
    twob = 0.0d0
  end subroutine two_b
end subroutine top_b
