! An active call that gives memory to what has a derivative elsewhere, and none there
module m10
  implicit none
contains
  subroutine g(n, x, y, b)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    real(8), allocatable, intent(inout) :: b(:)
    if (allocated(b)) deallocate(b)
    allocate(b(n))
    b = 2.0d0
    y = y + x(1)*x(2)
  end subroutine g
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    real(8), allocatable :: b(:)
    y = 1.0d0
    allocate(b(2))
    b = 1.0d0
    y = y*b(1)*b(2)
    call g(n, x, y, b)
    y = y*size(b)
    deallocate(b)
    allocate(b(1))
    b(1) = x(n)
    y = y*b(1)**2
    call g(2, x, y, b)
  end subroutine f
end module m10
