! What is passed reads variables that its caller knows by other names, or not at all; it may be left out.
module prob
  implicit none

  real(8) :: w
  real(8) :: hid

contains
  subroutine seth(x)
    real(8), intent(in) :: x
    hid = x*2
  end subroutine
  real(8) function f(t)
    real(8), intent(in) :: t
    f = w*t + hid*t*t
  end function
end module
module slv
  implicit none
contains
  real(8) function integ(n, f, x)
    integer, intent(in) :: n
    interface
      real(8) function f(t)
        real(8), intent(in) :: t
      end function
    end interface
    optional :: f
    real(8), intent(in) :: x
    integer :: i
    integ = 0
    do i = 1, n
      if (present(f)) then
        integ = integ + f(x*i)
      else
        integ = integ + x
      end if
    end do
  end function
end module
subroutine top(p, y)
  use prob, only: ww => w, fun => f, seth
  use slv
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  ww = p(1)
  call seth(p(2))
  y = integ(3, x=2d0, f=fun)
  ww = ww*y
  y = y + integ(2, fun, p(1)) + integ(2, x=p(2))
end subroutine
