! dotbar adjoint --no-inlining --head 'm%three(x)>(y)' --head 'm%one(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine ff_b(x, xb, ffb)
    double precision, intent(in) :: x
    double precision :: xb, ffb
    xb = xb + cos(x)*(ffb/3.0d0)
    ffb = 0.0d0
  end subroutine ff_b

  subroutine one_b(x, xb, y, yb)
    double precision :: x, y
    procedure(f_i), pointer :: g
    double precision :: result
    double precision :: xb, yb, resultb, result0b, result1b, tempb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    result = ff(x)
    resultb = x*yb
    xb = result*yb
    result0b = yb
    yb = 0.0d0
    result1b = result0b
    result0b = 0.0d0
    tempb = 0.0d0
    call ff_b(x*x, tempb, result1b)
    xb = xb + 2.0d0*x*tempb
    result1b = resultb
    resultb = 0.0d0
    call ff_b(x, xb, result1b)
  end subroutine one_b

  subroutine three_b(n, x, xb, y, yb)
    integer :: n, i
    double precision :: x, y
    procedure(scaled), pointer :: s
    integer :: s_is
    double precision :: xb, yb, tempb
    integer(1) :: branch(n), branch0(n), branch1(n), branch2(n)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    y = x
    do i = 1, n
      select case (mod(i, 3))
      case (0)
        s_is = 1
      case (1)
        s_is = 2
      case default
        s_is = 3
      end select
      if (s_is == 1) then
        call pushreal8(y)
        call scaled(x, y)
        branch(i) = 0
      else
        if (s_is == 2) then
          call grown(x, y)
          branch0(i) = 0
        else
          call turned(x, y)
          branch0(i) = 1
        end if
        branch(i) = 1
      end if
      if (i == 2) s_is = 1
      if (s_is == 1) then
        call pushreal8(y)
        call scaled(y, y)
        branch1(i) = 0
      else
        if (s_is == 2) then
          call pushreal8(y)
          call grown(y, y)
          branch2(i) = 0
        else
          call pushreal8(y)
          call turned(y, y)
          branch2(i) = 1
        end if
        branch1(i) = 1
      end if
    end do
    xb = 0.0d0
    do i = n, 1, -1
      if (branch1(i) == 0) then
        call popreal8(y)
        tempb = 0.0d0
        call scaled_b(y, tempb, y, yb)
        yb = yb + tempb
      else if (branch2(i) == 0) then
        call popreal8(y)
        tempb = 0.0d0
        call grown_b(y, tempb, y, yb)
        yb = yb + tempb
      else
        call popreal8(y)
        tempb = 0.0d0
        call turned_b(y, tempb, y, yb)
        yb = yb + tempb
      end if
      if (branch(i) == 0) then
        call popreal8(y)
        call scaled_b(x, xb, y, yb)
      else if (branch0(i) == 0) then
        call grown_b(x, xb, y, yb)
      else
        call turned_b(x, xb, y, yb)
      end if
    end do
    xb = xb + yb
    yb = 0.0d0
  end subroutine three_b

  subroutine scaled_b(x, xb, y, yb)
    double precision :: x, y
    double precision :: xb, yb
    xb = xb + cos(x)*(y*yb)
    yb = sin(x)*yb
  end subroutine scaled_b

  subroutine grown_b(x, xb, y, yb)
    double precision :: x, y
    double precision :: xb, yb
    xb = xb + 2.0d0*x*yb
  end subroutine grown_b

  subroutine turned_b(x, xb, y, yb)
    double precision :: x, y
    double precision :: xb, yb
    xb = xb - sin(x)*yb
  end subroutine turned_b
end module m_b
