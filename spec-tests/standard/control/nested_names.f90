! Construct names, CYCLE of the outer loop; tangent only knows jumps.
! standard: 11.1.7.4.4
! head: f(x)>(y)
! expect tapenade-2012: refused: this jump leaves the structure
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer :: i, j
  y = 1
  outer: do i = 1, 3
    inner: do j = 1, 3
      if (j > i) cycle outer
      if (x(j) > 2) exit inner
      y = y*x(j) + x(i)
    end do inner
  end do outer
end subroutine f
