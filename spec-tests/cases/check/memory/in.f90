! Allocatable arguments and components: --size says of how many elements.
module growth
  implicit none
  type field
    real(8), allocatable :: u(:), v(:)
    real(8) :: scale
  end type field
  real(8), allocatable :: weight(:)
contains
  subroutine run(n, x, f, y, e)
    integer, intent(in) :: n
    real(8), allocatable, intent(in) :: x(:)
    type(field), intent(inout) :: f
    real(8), allocatable, intent(out) :: y(:)
    real(8), intent(out) :: e
    allocate(y(n))
    y = x**2*weight(1:n) + f%scale
    if (.not. allocated(f%v)) allocate(f%v(n))
    f%v = y*f%u
    e = sum(f%v)
  end subroutine run
end module growth
