! The first subscript runs fastest when a matrix is seen as a vector.
! standard: 9.5.3.2
! head: f(a)>(y)
subroutine f(a, y)
  implicit none
  real(8) :: a(2, 3), y
  call g(a, y)
end subroutine f
subroutine g(v, y)
  implicit none
  real(8) :: v(3, 2), y
  y = v(1, 2)*v(3, 1) + v(2, 2)**2
end subroutine g
