! The guard for the type that extends the other stands last, and the types in another file.
module areas
  use types
  implicit none
contains
subroutine area(self, x, a)
  class(shape), intent(in) :: self
  real(8), intent(in) :: x
  real(8), intent(out) :: a
  a = x
  select type (self)
  class is (shape)
    a = self%scale*x
  class is (circle)
    a = 3*self%r**2*x*self%scale
  class is (ring)
    a = 3*(self%r**2 - self%inner**2)*x
  end select
end subroutine
subroutine s(b, c, g, x, y)
  type(shape), intent(in) :: b
  type(circle), intent(in) :: c
  type(ring), intent(in) :: g
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: a
  call area(b, x, a)
  y = a
  call area(c, x, a)
  y = y*a
  call area(g, y, a)
  y = y + a
end subroutine
end module
