! dotbar tangent --head 's(b,c,g,x)>(y)' in.f90 types.f90
module areas_d
  use areas
contains
  subroutine area_d(self, selfd, x, xd, a, ad)
    class(shape), intent(in) :: self
    real(8), intent(in) :: x
    real(8), intent(inout) :: a
    class(shape) :: selfd
    real(8) :: xd, ad
    ad = xd
    a = x
    select type (self)
    class is (ring)
      select type (selfd)
      class is (ring)
        ad = 3*(2.0d0*self%r*selfd%r - 2.0d0*self%inner*selfd%inner)*x + 3*(self%r**2 - &
            self%inner**2)*xd
      end select
      a = 3*(self%r**2 - self%inner**2)*x
    class is (circle)
      select type (selfd)
      class is (circle)
        ad = (3*(2.0d0*self%r*selfd%r)*x + 3*self%r**2*xd)*self%scale + 3*self%r**2*x*selfd%scale
      end select
      a = 3*self%r**2*x*self%scale
    class is (shape)
      select type (selfd)
      class is (shape)
        ad = selfd%scale*x + self%scale*xd
      end select
      a = self%scale*x
    end select
  end subroutine area_d

  subroutine s_d(b, bd, c, cd, g, gd, x, xd, y, yd)
    type(shape), intent(in) :: b
    type(circle), intent(in) :: c
    type(ring), intent(in) :: g
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: a
    type(shape) :: bd
    type(circle) :: cd
    type(ring) :: gd
    real(8) :: xd, yd, ad
    ! Tangent: the derivatives of y are computed from those of b, c, g, x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    ad = 0.0d0
    call area_d(b, bd, x, xd, a, ad)
    yd = ad
    y = a
    call area_d(c, cd, x, xd, a, ad)
    yd = yd*a + y*ad
    y = y*a
    call area_d(g, gd, y, yd, a, ad)
    yd = yd + ad
    y = y + a
  end subroutine s_d
end module areas_d
