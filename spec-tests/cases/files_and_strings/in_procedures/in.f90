! The string is an argument: neither procedure alone sees both ends.
subroutine put(s, x)
  implicit none
  character(*), intent(out) :: s
  real(8), intent(in) :: x
  write (s, '(e25.17)') x
end subroutine put
subroutine take(s, y)
  implicit none
  character(*), intent(in) :: s
  real(8), intent(out) :: y
  read (s, *) y
end subroutine take
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  character(30) :: s
  real(8) :: a, b
  a = x*x
  call put(s, a)
  call take(s, b)
  y = b*x
end subroutine f
