! Simpson's rule for a function with a parameter.
subroutine simpson(n, a, b, p, q)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a, b, p
  real(8), intent(out) :: q
  integer :: i
  real(8) :: h, f
  h = (b - a)/(2*n)
  q = f(a, p) + f(b, p)
  do i = 1, 2*n - 1
    if (mod(i, 2) == 1) then
      q = q + 4.0d0*f(a + i*h, p)
    else
      q = q + 2.0d0*f(a + i*h, p)
    end if
  end do
  q = q*h/3.0d0
end subroutine simpson

function f(x, p)
  implicit none
  real(8), intent(in) :: x, p
  real(8) :: f
  f = exp(-p*x)*x**2
end function f
