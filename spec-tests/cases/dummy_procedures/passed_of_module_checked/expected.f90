! dotbar adjoint --head 'f(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine mapped_b(z, zb, rb)
    real*8, intent(in) :: z
    real*8 :: zb, rb
    ! Adjoint: sets the derivatives of z from those of z, r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    zb = zb + 2.0d0*z*(kk*rb)
    rb = 0.0d0
  end subroutine mapped_b

  subroutine twice_b(g, g_b, z, zb, rb)
    interface
      function g(z) result(v)
        real*8, intent(in) :: z
        real*8 :: v
      end function g
    end interface
    interface
      subroutine g_b(z, z_b, v_b)
        real*8, intent(in) :: z
        real*8 :: z_b
        real*8 :: v_b
      end subroutine g_b
    end interface
    real*8, intent(in) :: z
    real*8 :: zb, rb, resultb, result0b, result1b, tempb
    resultb = rb
    result0b = rb
    rb = 0.0d0
    result1b = result0b
    result0b = 0.0d0
    tempb = 0.0d0
    call g_b(2*z, tempb, result1b)
    zb = zb + 2*tempb
    result1b = resultb
    resultb = 0.0d0
    call g_b(z, zb, result1b)
  end subroutine twice_b
end module m_b

subroutine f_b(n, x, xb, y, yb)
  use m
  use m_b, only: twice_b, mapped_b
  integer :: n
  real*8 :: x(n), y
  real*8 :: result
  real*8 :: xb(n), yb, resultb, result0b
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  kk = 2
  y = twice(mapped, x(1))
  call pushinteger4(kk)
  kk = 3
  result = twice(mapped, x(2))
  call pushreal8(y)
  y = y + result*y
  call pushinteger4(kk)
  kk = 1
  call pushreal8(y)
  y = y*x(kk)
  call pushinteger4(kk)
  call each(next, 2)
  call pushreal8(y)
  y = y*x(kk)
  call pushinteger4(kk)
  kk = 1
  call pushreal8(y)
  y = y*x(kk)*y
  call pushinteger4(kk)
  call each(next, 1)
  xb = 0.0d0
  xb(kk) = xb(kk) + 2.0d0*x(kk)*(y*yb)
  yb = x(kk)**2*yb
  call popinteger4(kk)
  call popreal8(y)
  xb(kk) = xb(kk) + y*y*yb
  yb = 2.0d0*(y*x(kk))*yb
  call popinteger4(kk)
  call popreal8(y)
  xb(kk) = xb(kk) + y*yb
  yb = x(kk)*yb
  call popinteger4(kk)
  call popreal8(y)
  xb(kk) = xb(kk) + y*yb
  yb = x(kk)*yb
  call popinteger4(kk)
  call popreal8(y)
  resultb = y*yb
  yb = yb + result*yb
  result0b = resultb
  resultb = 0.0d0
  call twice_b(mapped, mapped_b, x(2), xb(2), result0b)
  call popinteger4(kk)
  result0b = yb
  yb = 0.0d0
  call twice_b(mapped, mapped_b, x(1), xb(1), result0b)
end subroutine f_b
