! Functions that pointers choose, in assignments: two in one, one twice, in a loop where it is associated anew, with a function
! of functions, in the passive part of an active one.
module m
  implicit none
  abstract interface
    real(8) function f_i(x)
      real(8), intent(in) :: x
    end function
  end interface
contains
  real(8) function first(x)
    real(8), intent(in) :: x
    first = x*x
  end function
  real(8) function second(x)
    real(8), intent(in) :: x
    second = sin(x)
  end function
  real(8) function third(x)
    real(8), intent(in) :: x
    third = x*first(x)
  end function
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    procedure(f_i), pointer :: p, q
    real(8) :: a(3)
    integer :: i
    p => first
    q => second
    y = x(1)
    do i = 1, n
      if (x(i) > 0.5d0) then
        p => third
      else if (y > 0.3d0) then
        q => third
      end if
      y = p(y)*q(x(i)) + p(q(x(i)))
      a(1 + int(3*p(0.5d0))) = y
      a(3) = x(i)
      if (i == 2) q => first
      y = y + a(1)*q(y)
    end do
  end subroutine
end module
