! A module describes an external procedure, whose arguments have other names there, in another order: keywords are those of the module.
module kinds
  integer, parameter :: dp = 8
end module kinds

subroutine changed(n, x, y, w, u)
  integer, intent(in) :: n
  real*8, intent(in) :: x(:)
  real*8, intent(out) :: y(:)
  real*8, intent(in), optional :: w, u
  integer :: i
  do i = 1, n
    y(i) = x(i)**2
    if (present(w)) y(i) = y(i)*w
    if (present(u)) y(i) = sin(y(i) + u)
  end do
end subroutine changed

module library
  use kinds
  implicit none
  interface
    subroutine changed(n, y, x, s, t)
      import dp
      integer, intent(in) :: n
      real(dp), intent(in) :: y(:)
      real(dp), intent(out) :: x(:)
      real(dp), intent(in), optional :: s, t
    end subroutine changed
  end interface
end module library

module user
contains
  subroutine top(n, x, y, z)
    use library, only: changed, dp
    integer, intent(in) :: n
    real(dp) :: x(n), y(n), z(n)
    call changed(n, x, y)
    call changed(n, x=z, y=x, s=y(1))
    call changed(n, y=x, x=y, t=z(1)*x(1))
  end subroutine top
end module user
