! An optional active argument.
! standard: 15.5.2.12
! head: m%f(x)>(y)
module m
contains
  subroutine g(x, y, w)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8), optional, intent(in) :: w
    y = x*x
    if (present(w)) y = y*w
  end subroutine g
  subroutine f(x, y)
    real(8) :: x, y, t
    call g(x, t)
    call g(t, y, x)
  end subroutine f
end module m
