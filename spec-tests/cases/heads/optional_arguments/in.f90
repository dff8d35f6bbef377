! Of OPTIONAL arguments of the head the derivatives are set to zero only where they are there.
module m
  implicit none
contains
  subroutine s(x, y, a, b, z)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8), intent(in), optional :: a, b(2)
    real(8), intent(out), optional :: z
    y = sin(x)
    if (present(a)) y = y*a
    if (present(b)) y = y + b(1)*b(2)
    if (present(z)) z = y*x
  end subroutine s
end module m
