! Calls that are split: what still has memory where the procedure ends is kept with it on the stack.
module s8
  implicit none
contains
  subroutine g(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    real(8), allocatable :: a(:), w(:), c(:)
    integer, allocatable :: k(:)
    integer :: i
    allocate(a(n), k(n))
    do i = 1, n
      k(i) = n + 1 - i
      a(i) = sin(x(k(i)))
    end do
    if (y > 0.0d0) then
      allocate(w(2:n))
      w = a(2:n)*y
      y = sum(w*w)
    end if
    allocate(c(1))
    c(1) = a(1)*a(2)
    y = y*c(1)
    deallocate(c)
  end subroutine g
end module s8
subroutine f(n, x, y)
  use s8
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  !$AD NOCHECKPOINT
  call g(n, x, y)
  y = y*x(1)
  !$AD NOCHECKPOINT
  call g(n, x, y)
end subroutine f
