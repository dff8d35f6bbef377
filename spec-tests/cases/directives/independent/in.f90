! Each trip has work space of its own, by k: nobody can see that no trip needs what another one sets, but who wrote it.
subroutine cells(n, k, x, w, y)
  implicit none
  integer, intent(in) :: n, k(n)
  double precision, intent(in) :: x(n)
  double precision, intent(out) :: w(n)
  double precision, intent(inout) :: y
  integer :: i
  !$AD II-LOOP
  do i = 1, n
    w(k(i)) = x(i)**2
    w(k(i)) = sin(w(k(i)))*x(i)
    y = y + w(k(i))**2
  end do
end subroutine
