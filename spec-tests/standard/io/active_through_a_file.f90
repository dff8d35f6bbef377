! An active value goes through a file.
! standard: 12.5
! head: f(x)>(y)
! expect: cut off: what is read here counts as constant
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  open (17, status='scratch', form='unformatted')
  write (17) x*x
  rewind 17
  read (17) y
  close (17)
  y = y*x
end subroutine f
