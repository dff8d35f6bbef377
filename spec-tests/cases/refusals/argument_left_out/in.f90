module m
contains
  real(8) function norm(x, scale)
    real(8), intent(in) :: x
    real(8), intent(in), optional :: scale
    norm = x*x
    if (present(scale)) norm = norm*scale
  end function norm
end module m
subroutine top(x, y)
  use m
  real(8) :: x, y
  y = norm(x)
end subroutine top
