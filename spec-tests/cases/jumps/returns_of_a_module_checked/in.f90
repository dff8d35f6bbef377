module m
contains
  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = x
    call g(x, y, *10, *20)
    y = y + 1
    return
10  y = y*x
    return
20  y = y*x**2
  end subroutine
  subroutine g(x, y, *, *)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    y = sin(x)*y
    if (x > 0.5d0) return 1
    if (x > 0.3d0) return 2
    y = y*y
  end subroutine
end module
