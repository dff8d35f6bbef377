! A name that only an EQUIVALENCE has is the storage of another: a loop that the derivative makes over objects must not count there.
module cells
  type inner
    integer :: k(2) = 1
    real(8) :: v = 1
  end type
  type cell
    real(8) :: a(2) = 2
    type(inner) :: part
  end type
end module
subroutine named(x, y)
  use cells
  implicit real(8) (a-h, o-z)
  type(cell) :: c(4)
  equivalence (i0, i1), (i2, i3)
  i1 = 2
  i3 = 3
  c(1)%part%v = x
  c(2)%part%v = x**2
  c(1)%a = x
  c(2:3) = c(1:2)
  c(3:4) = c(2:3)
  y = c(i1 + 1)%part%v*c(i3 + 1)%part%v + c(i3)%part%v*c(i1)%a(1)
end subroutine
