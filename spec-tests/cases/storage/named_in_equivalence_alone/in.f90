! A name that only an EQUIVALENCE has is the storage of another: nothing new in the derivative may have it (a loop over objects).
module cells
  type cell
    integer :: k = 1
    real(8) :: v = 1
  end type
end module
subroutine named(x, y)
  use cells
  implicit real(8) (a-h, o-z)
  integer :: k
  type(cell) :: c(4)
  equivalence (i0, i1), (i2, i3)
  i1 = 2
  i3 = 3
  c(1)%v = x
  c(2)%v = x**2
  c(2:3) = c(1:2)
  c(3:4) = c(2:3)
  y = c(i1)%v*c(i3 + 1)%v + c(i3)%v
end subroutine
