subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  character(30) :: s, t
  write (s, '(e25.17)') x
  t = s
  read (t, *) y
end subroutine f
