! A string that goes on in the next line, with and without an ampersand in front.
! standard: 6.3.2.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  character(20) :: s
  s = 'abc&
      &def ! no comment'
  y = x
  if (s(4:6) == 'def' .and. s(8:8) == '!') y = x*&
    & x
  y = y + &
    ! a comment between

    x
end subroutine f
