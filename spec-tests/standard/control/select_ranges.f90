! SELECT CASE with open ranges, lists and a default in the middle.
! standard: 11.1.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: k
  y = x
  do k = -2, 8
    select case (k)
    case (:-1)
      y = y*x
    case default
      y = y + x
    case (1, 4:5, 7)
      y = sin(y)
    case (8:)
      y = y*y
    end select
  end do
end subroutine f
