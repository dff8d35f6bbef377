! Which element an argument is does not change when the callee overwrites the index.
! standard: 15.5.2.3
! head: f(x)>(y)
module state
  integer :: k = 1
end module state
subroutine g(e, s)
  use state, only: k
  implicit none
  real(8), intent(inout) :: e
  real(8), intent(in) :: s
  k = k + 1
  e = e*s + e**2
  k = k + 1
end subroutine g
subroutine f(x, y)
  use state, only: k
  implicit none
  real(8), intent(in) :: x(5)
  real(8), intent(out) :: y
  real(8) :: t(5)
  t = x
  k = 1
  call g(t(k), t(k + 3))
  call g(t(k), t(k + 2))
  y = t(1)*t(3)*t(k)
end subroutine f
