subroutine report(n, z)
  implicit none
  integer :: n
  real(8) :: z, norm
  if (n > 0 .and. norm(z) > 1.0d0) print *, 'large', z
end subroutine report
real(8) function norm(z)
  real(8) :: z
  norm = abs(z)
end function norm
subroutine top(x, y)
  real(8) :: x, y
  y = x*x
  call report(1, y)
end subroutine top

! The second operand is evaluated only when the first says so, and it counts.
subroutine guarded(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x(n), y, twice
  y = 0
  i = 1
  do while (i <= n .and. twice(x, min(i, n)) > 0.0d0)
    y = y + x(i)*x(i)
    i = i + 1
  end do
  if (n > 100 .or. twice(x, 1) > 1.0d0) y = y*x(1)
end subroutine guarded
real(8) function twice(x, i)
  implicit none
  integer :: i, calls
  real(8) :: x(*)
  common /counted/ calls
  calls = calls + 1
  twice = 2*x(i)
end function twice
