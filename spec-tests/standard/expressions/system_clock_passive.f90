! SYSTEM_CLOCK and CPU_TIME overwrite what nothing depends on.
! standard: 16.9 MVBITS and other subroutines
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real :: from
  integer :: count
  call cpu_time(from)
  call system_clock(count)
  y = x*x
end subroutine f
