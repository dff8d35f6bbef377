module top_level
  use middle, only: scaled
  implicit none
contains
  subroutine top(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = scaled(x)**2
  end subroutine
end module
