! An active value goes into a string and comes back: the derivative is lost there.
! standard: 12.5.4
! head: f(x)>(y)
! expect: refused: WRITE statement on an active path
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  character(40) :: s
  write (s, *) x*x
  read (s, *) y
  y = y*x
end subroutine f
