module lists
  implicit none
  type :: node
    real(8) :: v
    real(8), pointer :: p(:)
  end type
contains
  subroutine s(a, x, r)
    type(node), intent(inout) :: a
    real(8), intent(in) :: x
    real(8), intent(out) :: r
    a%p(1) = x
    r = a%p(1)*a%v
  end subroutine
end module
