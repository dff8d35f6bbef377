! A value goes through a file; what is written elsewhere, or read for other purposes, is no matter.
subroutine keep(x)
  implicit none
  real(8), intent(in) :: x
  write (20, *) x
end subroutine keep
subroutine f(x, n, y)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8), intent(out) :: y
  real(8) :: a, b, c
  a = x*x
  call keep(a)
  write (21, *) x
  rewind (20)
  read (20, *) b
  read (22, *) c
  y = b*x + n*c
end subroutine f
