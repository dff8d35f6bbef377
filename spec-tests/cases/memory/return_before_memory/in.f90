! A RETURN before anything was done, and memory that is given behind it.
module m
  implicit none
contains
  subroutine g(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: r
    real(8), allocatable :: t(:), u(:,:)
    if (n == 1) return
    t = x*r
    if (mod(n, 2) == 0) then
      allocate (u(n, 2))
      u(:, 1) = t
      u(:, 2) = t(n:1:-1)*x
      r = r + sum(u(:,1)*u(:,2))
      return
    end if
    t = [t, r]
    r = sum(t*t)
  end subroutine
  subroutine f(x, y)
    real(8) :: x(4), y
    integer :: i
    y = 1
    do i = 1, 4
      call g(i, x, y)
    end do
  end subroutine
end module
