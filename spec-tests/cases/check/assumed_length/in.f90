! A dummy of assumed length is as long as its value: an extent follows from it.
subroutine f(s, r, x, y)
  implicit none
  character(*), intent(in) :: s
  character(len=*) :: r
  real(8) :: x, y
  real(8) :: t(len(s))
  integer :: i
  if (len(s) /= 3 .or. len(r) /= 2) stop 4
  do i = 1, len(s)
    t(i) = x*i
  end do
  y = t(size(t))**2 + len(s)*x
  if (s == 'abc' .and. r == 'de') y = y*x
end subroutine f
