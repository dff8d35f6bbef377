! An OpenMP loop: its directive on a derivative loop would race.
! standard: 6.3.2.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer :: i
  real(8) :: x(4), y(4)
  !$omp parallel do
  do i = 1, 4
    y(i) = x(i)*x(1)
  end do
  !$omp end parallel do
end subroutine f
