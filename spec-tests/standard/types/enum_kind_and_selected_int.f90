! Integers of a selected kind count and multiply.
! standard: 16.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer, parameter :: ik = selected_int_kind(15)
  integer(ik) :: i, big
  real(8) :: x, y
  big = 4000000000_ik
  y = 0
  do i = 1_ik, 3_ik
    y = y + x**i*(big/1000000000_ik)
  end do
end subroutine f
