subroutine s(n, m, a, b, c)
  implicit none
  integer, intent(in) :: n, m
  real, intent(in) :: a(n, m)
  double precision, intent(inout) :: b(m)
  complex(8) :: z
  real(8), intent(out) :: c
  integer :: i, j, idx(3)
  logical :: up
  real(8), parameter :: eps = 1d-12
  idx = (/3, 1, 2/)
  c = 0d0
  up = n > m
  do j = 1, m
    do i = 1, n
      if (up .eqv. (mod(i + j, 2) == 0)) then
        b(j) = b(j) + dble(a(i, j))**2
      elseif (.not. up) then
        b(j) = b(j)*(1 + 0.1*a(i, j))
      else
        b(j) = sqrt(b(j)**2 + eps) - min(dble(a(i, j)), b(j), 3.0d0)
      endif
    enddo
    c = c + b(idx(j))*real(j, 8)
  enddo
  z = cmplx(c, 1.0d0, kind=8)
  if (abs(z) > 1d6) print *, 'big', z
end subroutine s
