! One procedure gives memory to an argument that is active in one call and not in the other.
module m
contains
  subroutine fill(a, x)
    real(8), allocatable, intent(inout) :: a(:)
    real(8), intent(in) :: x
    if (.not. allocated(a)) allocate(a(2))
    a = x
  end subroutine fill
  subroutine f(x, y)
    real(8) :: x, y
    real(8), allocatable :: a(:), b(:)
    call fill(a, x)
    call fill(b, 2.0d0)
    y = sum(a)*sum(b)
    if (b(1) > 3.0d0) y = 0.0d0
  end subroutine f
end module m
