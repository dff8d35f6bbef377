! An elemental subroutine is called with arrays: its dummies are scalars.
! standard: 15.8.3
! head: m%f(x)>(y)
module m
contains
  elemental subroutine sq(t, u)
    real(8), intent(in) :: t
    real(8), intent(out) :: u
    u = t*t
  end subroutine sq
  subroutine f(x, y)
    real(8) :: x(3), y
    real(8) :: w(3)
    call sq(x, w)
    y = w(1)*w(3)
  end subroutine f
end module m
