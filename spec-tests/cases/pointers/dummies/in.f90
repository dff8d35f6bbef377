module m
  type node
    real(8) :: v
    real(8), pointer :: p(:)
  end type
contains
  ! The caller gives a%p and its derivative memory.
  subroutine s(a, x, r)
    type(node), intent(inout) :: a
    real(8), pointer, intent(in) :: x(:)
    real(8), intent(out) :: r
    integer :: i
    do i = 1, size(x)
      a%p(i) = x(i)*a%v*a%p(i)
    end do
    r = sum(a%p)*a%v
  end subroutine
end module
