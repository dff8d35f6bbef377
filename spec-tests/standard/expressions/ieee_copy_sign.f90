! IEEE_COPY_SIGN on the active path.
! standard: 17
! head: f(x)>(y)
! expect: refused: ieee_copy_sign is not among the sources
subroutine f(x, y)
  use, intrinsic :: ieee_arithmetic, only: ieee_copy_sign
  implicit none
  real(8) :: x, y
  y = ieee_copy_sign(x, -1d0)*x
end subroutine f
