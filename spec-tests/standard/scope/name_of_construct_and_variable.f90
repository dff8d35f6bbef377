! Nothing else may have the name of a construct, but another unit's variable may.
! standard: 19.3.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: i
  y = 1
  g: do i = 1, 3
    y = y*x
  end do g
end subroutine f
subroutine g
end subroutine g
