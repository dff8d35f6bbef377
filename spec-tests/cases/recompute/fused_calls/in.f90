! Trips that only call: what a call without a checkpoint keeps for its backward sweep goes and comes back in one trip.
subroutine measured(n, x, e, f)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(2, n)
  real(8), intent(out) :: e(n)
  real(8), intent(inout) :: f(n)
  integer :: i
  do i = 1, n                                                ! each its own element
    call outer(x(1, i), e(i))
  end do
  do i = 2, n                                                ! one that another trip has set is read: they run one after the other
    call changed(x(1, i), f(i - 1), f(i))
  end do
end subroutine measured
subroutine outer(x, e)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(out) :: e
  real(8) :: t
  call middle(x, t)
  t = t*t
  e = sin(t)
end subroutine outer
subroutine middle(x, t)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(out) :: t
  real(8) :: s
  call inner(x, s)
  s = s*s
  t = s*x(1)
end subroutine middle
subroutine inner(x, s)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(out) :: s
  integer :: k
  s = 1
  do k = 1, 2
    call innermost(x(k), s)
    s = s*s
  end do
end subroutine inner
subroutine innermost(x, s)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: s
  s = s*(x + 0.5d0*s)
end subroutine innermost
subroutine changed(x, a, e)
  implicit none
  real(8), intent(in) :: x(2), a
  real(8), intent(inout) :: e
  real(8) :: t
  call middle(x, t)
  e = e*t*a
end subroutine changed
