! The body overwrites what the test read; the test is needed again backward.
! standard: 11.1.8
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: i
  y = x
  do i = 1, 4
    if (y > 0.3d0) then
      y = y*y
    else
      y = y + x
    end if
  end do
end subroutine f
