subroutine s(x, y)
  type t
    real(8) :: v
    integer :: k
  end type
  type(t) :: a, b
  real(8) :: x, y
  a%v = x
  b = a
  y = b%v
end subroutine
