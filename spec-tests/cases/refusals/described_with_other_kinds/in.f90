! The caller does not know the kind of the description, which cannot be repeated there.
module kinds
  integer, parameter :: dp = 8
end module kinds

subroutine changed(x, y)
  real*8, intent(in) :: x(:)
  real*8, intent(out) :: y(:)
  y = x**2
end subroutine changed

module library
  use kinds
  implicit none
  interface
    subroutine changed(x, y)
      import dp
      real(dp), intent(in) :: x(:)
      real(dp), intent(out) :: y(:)
    end subroutine changed
  end interface
end module library

subroutine top(x, y)
  use library, only: changed
  real*8 :: x(3), y(3)
  call changed(x, y)
end subroutine top
