! SELECT CASE on strings: a range of strings, padding with blanks.
! standard: 11.1.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  character(3) :: c
  c = 'b'
  select case (c)
  case ('a':'az')
    y = x
  case ('b ')
    y = x*x
  case default
    y = 0
  end select
  y = y*x
end subroutine f
