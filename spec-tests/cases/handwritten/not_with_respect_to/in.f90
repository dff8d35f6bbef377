! A solver by iteration: its derivative follows from the implicit function theorem, not from the iteration.
!$AD HANDWRITTEN x
subroutine root(c, tol, x)
  real(8), intent(in) :: c, tol
  real(8), intent(out) :: x
  x = 1
  do while (abs(x*x*x + x - c) > tol)
    x = x - (x*x*x + x - c) / (3*x*x + 1)
  end do
end subroutine
subroutine root_d(c, cd, tol, x, xd)
  real(8), intent(in) :: c, cd, tol
  real(8) :: x, xd
  call root(c, tol, x)
  xd = cd / (3*x*x + 1)
end subroutine
subroutine root_b(c, cb, tol, x, xb)
  real(8), intent(in) :: c, tol
  real(8) :: cb, x, xb
  call root(c, tol, x)
  cb = cb + xb / (3*x*x + 1)
  xb = 0
end subroutine
subroutine f(n, a, y)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  real(8), intent(out) :: y
  real(8) :: t, s
  integer :: i
  y = 0
  do i = 1, n
    t = a(i) * sin(a(i))
    call root(t, 1d-14, s)
    y = y + s * a(i)
  end do
end subroutine
