! EQUIVALENCE of variables of a module, which its procedures and others name: their derivatives would be apart.
module kept
  implicit none
  real(8) :: a(3), s
  integer :: n, m
  equivalence (a(2), s), (n, m)
contains
  subroutine g(y)
    real(8), intent(inout) :: y
    s = s*a(1) + y
    y = y + a(2)*a(3)
  end subroutine g
end module kept
subroutine f(x, y)
  use kept, only: a, g, t => s
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  a = x
  y = x(1)
  call g(y)
  t = t*y
  y = y + a(2)*t
end subroutine f
