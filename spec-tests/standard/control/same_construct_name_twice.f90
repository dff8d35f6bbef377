! Two constructs after each other may have names of other units' variables; each END repeats the name.
! standard: 19.3.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: i
  y = x
  loop1: do i = 1, 2
    test: if (y > 0) then
      y = y*x
    end if test
  end do loop1
  pick: select case (i)
  case (3) pick
    y = y + x
  end select pick
end subroutine f
subroutine g(loop1, test)
  implicit none
  real(8) :: loop1, test
  test = loop1
end subroutine g
