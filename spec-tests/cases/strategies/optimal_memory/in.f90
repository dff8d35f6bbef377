subroutine behind(x, y)                   ! nobody needs what the loop does to k
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  integer, allocatable :: k(:)
  integer :: i
  allocate (k(2))
  k = 3
  y = sin(x)*k(1)
  do i = 1, 3
    k(1) = k(1)*k(2) - i
  end do
end subroutine behind
subroutine by_reals(x, y)                 ! a loop whose variable is real is no sequence of blocks
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8), allocatable :: a(:)
  real(8) :: t
  allocate (a(2))
  a = x
  do t = 0.0d0, 1.1d0, 0.25d0
    a = a*sin(a + t)
  end do
  y = sum(a)
  deallocate (a)
end subroutine by_reals
