! What is only shown, and what a string holds besides, has nothing to do with derivatives.
subroutine f(x, n, y)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8), intent(out) :: y
  character(30) :: s, t
  real(8) :: scale
  write (t, '(e25.17)') x
  print *, trim(t)
  write (s, '(i4)') n
  read (s, *) scale
  y = scale*x*x
end subroutine f
