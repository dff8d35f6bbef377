! dotbar tangent --head 'cost(x)>(y)' base.f90 circle.f90 ring.f90 user.f90
module circle_m_d
  use circle_m
contains
  function circle_area_d(self, selfd, a) result(ad)
    class(circle), intent(in) :: self
    real(8) :: a
    class(circle) :: selfd
    real(8) :: ad
    ad = 3.14d0*(2.0d0*self%r*selfd%r)
    a = 3.14d0*self%r**2
  end function circle_area_d
end module circle_m_d

module ring_m_d
  use ring_m
contains
  function ring_area_d(self, selfd, a) result(ad)
    use circle_m_d, only: circle_area_d
    class(ring), intent(in) :: self
    real(8) :: a
    real(8) :: result
    class(ring) :: selfd
    real(8) :: ad, resultd
    resultd = 0.0d0
    resultd = circle_area_d(self%circle, selfd%circle, result)
    ad = resultd - 3.14d0*(2.0d0*self%hole*selfd%hole)
    a = result - 3.14d0*self%hole**2
  end function ring_area_d

  function ring_weight_d(self, selfd, rho, rhod, w) result(wd)
    class(ring), intent(in) :: self
    real(8), intent(in) :: rho
    real(8) :: w
    real(8) :: result
    class(ring) :: selfd
    real(8) :: rhod, wd, resultd
    resultd = 0.0d0
    resultd = ring_area_d(self, selfd, result)
    wd = 0.5d0*(2.0d0*rho*rhod)*result + 0.5d0*rho**2*resultd + cos(self%hole)*selfd%hole
    w = 0.5d0*rho**2*result + sin(self%hole)
  end function ring_weight_d
end module ring_m_d

module shape_area_d
  use base_m, only: shape
  use circle_m, only: circle
  use ring_m, only: ring
contains
  function area_of_shape_d(self, selfd, a) result(ad)
    use circle_m_d, only: circle_area_d
    use ring_m_d, only: ring_area_d
    class(shape), intent(in) :: self
    real(8) :: a
    class(shape) :: selfd
    real(8) :: ad
    select type (self)
    class is (ring)
      select type (selfd)
      class is (ring)
        ad = ring_area_d(self, selfd, a)
      end select
    class is (circle)
      select type (selfd)
      class is (circle)
        ad = circle_area_d(self, selfd, a)
      end select
    class default
      error stop 'area: the type of the object is not among the sources'
    end select
  end function area_of_shape_d
end module shape_area_d

module base_m_d
  use base_m
contains
  function weight_d(self, selfd, rho, rhod, w) result(wd)
    use shape_area_d, only: area_of_shape_d
    class(shape), intent(in) :: self
    real(8), intent(in) :: rho
    real(8) :: w
    real(8) :: result
    class(shape) :: selfd
    real(8) :: rhod, wd, resultd
    resultd = 0.0d0
    resultd = area_of_shape_d(self, selfd, result)
    wd = (rhod*result + rho*resultd)*self%scale + rho*result*selfd%scale
    w = rho*result*self%scale
  end function weight_d
end module base_m_d

module shape_weight_d
  use base_m, only: shape
  use ring_m, only: ring
contains
  function weight_of_shape_d(self, selfd, rho, rhod, w) result(wd)
    use base_m_d, only: weight_d
    use ring_m_d, only: ring_weight_d
    class(shape), intent(in) :: self
    real(8), intent(in) :: rho
    real(8) :: w
    class(shape) :: selfd
    real(8) :: rhod, wd
    select type (self)
    class is (ring)
      select type (selfd)
      class is (ring)
        wd = ring_weight_d(self, selfd, rho, rhod, w)
      end select
    class is (shape)
      select type (selfd)
      class is (shape)
        wd = weight_d(self, selfd, rho, rhod, w)
      end select
    end select
  end function weight_of_shape_d
end module shape_weight_d

module user_m_d
  use user_m
contains
  subroutine total_d(s, sd, rho, rhod, w, wd)
    use shape_weight_d, only: weight_of_shape_d
    class(shape), intent(in) :: s
    real(8), intent(in) :: rho
    real(8), intent(inout) :: w
    real(8) :: result
    class(shape) :: sd
    real(8) :: rhod, wd, resultd
    resultd = 0.0d0
    resultd = weight_of_shape_d(s, sd, rho, rhod, result)
    wd = wd + resultd
    w = w + result
  end subroutine total_d

  subroutine cost_d(x, xd, y, yd)
    real(8), intent(in) :: x(3)
    real(8), intent(inout) :: y
    type(circle) :: c
    type(ring) :: g
    real(8) :: xd(3), yd, tempd
    type(circle) :: cd
    type(ring) :: gd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    cd%r = xd(1)
    c%r = x(1)
    cd%scale = xd(3)
    c%scale = x(3)
    gd%r = xd(2)
    g%r = x(2)
    gd%hole = (xd(1)*x(2) + x(1)*xd(2))*0.1d0
    g%hole = x(1)*x(2)*0.1d0
    gd%scale = 0.0d0
    g%scale = 2
    yd = 0.0d0
    y = 0
    call total_d(c, cd, x(3), xd(3), y, yd)
    tempd = xd(1)*x(2) + x(1)*xd(2)
    call total_d(g, gd, x(1)*x(2), tempd, y, yd)
  end subroutine cost_d
end module user_m_d
