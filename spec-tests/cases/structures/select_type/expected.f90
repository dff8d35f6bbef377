! dotbar tangent --head 's(c,q,g,x)>(y)' in.f90
module shapes_d
  use shapes
contains
  subroutine area_d(self, selfd, x, xd, a, ad)
    class(shape), intent(inout) :: self
    real(8), intent(in) :: x
    real(8), intent(inout) :: a
    class(shape) :: selfd
    real(8) :: xd, ad
    ad = xd
    ! what it is
    select type (self)
    type is (square)
      select type (selfd)
      class is (square)
        ad = 2.0d0*self%side*selfd%side*x + self%side**2*xd
      end select
      a = self%side**2*x
    class is (ring)
      select type (selfd)
      class is (ring)
        ad = (3*(2.0d0*self%r*selfd%r - 2.0d0*self%inner*selfd%inner)*x + 3*(self%r**2 - &
            self%inner**2)*xd)*self%scale + 3*(self%r**2 - self%inner**2)*x*selfd%scale
      end select
      a = 3*(self%r**2 - self%inner**2)*x*self%scale
      select type (selfd)
      class is (ring)
        selfd%inner = cos(self%r)*selfd%r*x + sin(self%r)*xd
      end select
      self%inner = sin(self%r)*x
    class is (circle)
      select type (selfd)
      class is (circle)
        ! round
        ad = 3*(2.0d0*self%r*selfd%r)*x + 3*self%r**2*xd
      end select
      a = 3*self%r**2*x
      select type (selfd)
      class is (circle)
        selfd%r = selfd%r*x + self%r*xd
      end select
      self%r = self%r*x
    class default
      ad = selfd%scale*x + self%scale*xd
      a = self%scale*x
    end select
    ad = ad*self%scale + a*selfd%scale
    a = a*self%scale
  end subroutine area_d

  subroutine s_d(c, cd, q, qd, g, gd, x, xd, y, yd)
    type(circle), intent(inout) :: c
    type(square), intent(inout) :: q
    type(ring), intent(inout) :: g
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: a
    type(shape) :: b
    type(circle) :: cd
    type(square) :: qd
    type(ring) :: gd
    real(8) :: xd, yd, ad, tempd
    type(shape) :: bd
    ! Tangent: the derivatives of y are computed from those of c, q, g, x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    ad = 0.0d0
    call area_d(c, cd, x, xd, a, ad)
    yd = ad
    y = a
    tempd = xd*a + x*ad
    call area_d(q, qd, x*a, tempd, a, ad)
    yd = yd + ad
    y = y + a
    bd%scale = ad
    b%scale = a
    call area_d(g, gd, b%scale, bd%scale, a, ad)
    yd = yd*a + y*ad + gd%inner*c%r + g%inner*cd%r
    y = y*a + g%inner*c%r
    bd%scale = xd*y + x*yd
    b%scale = x*y
    call area_d(b, bd, y, yd, a, ad)
    yd = yd + ad
    y = y + a
  end subroutine s_d
end module shapes_d
