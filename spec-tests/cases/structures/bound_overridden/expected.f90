! dotbar tangent --head 'open(s,x)>(y)' in.f90
module shapes_d
  use shapes
contains
  function zero_d(self, x, xd, a) result(ad)
    class(shape), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    real(8) :: xd, ad
    ad = 0*xd
    a = 0*x
  end function zero_d

  function square_area_d(self, selfd, x, xd, a) result(ad)
    class(square), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    class(square) :: selfd
    real(8) :: xd, ad
    ad = 2.0d0*self%side*selfd%side*x + self%side**2*xd
    a = self%side**2*x
  end function square_area_d

  function twice_d(self, selfd, x, xd, a) result(ad)
    class(shape), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    real(8) :: result
    class(shape) :: selfd
    real(8) :: xd, ad, resultd
    resultd = 0.0d0
    resultd = area_of_shape_d(self, selfd, x, xd, result)
    ad = 2*resultd
    a = 2*result
  end function twice_d

  subroutine open_d(s, sd, x, xd, y, yd)
    type(square), intent(in) :: s
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: result
    type(square) :: sd
    real(8) :: xd, yd, resultd
    ! Tangent: the derivatives of y are computed from those of s, x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    resultd = 0.0d0
    resultd = twice_d(s, sd, x, xd, result)
    yd = 2.0d0*result*resultd
    y = result**2
  end subroutine open_d

  function area_of_shape_d(self, selfd, x, xd, a) result(ad)
    class(shape), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    class(shape) :: selfd
    real(8) :: xd, ad
    select type (self)
    class is (square)
      select type (selfd)
      class is (square)
        ad = square_area_d(self, selfd, x, xd, a)
      end select
    class is (shape)
      ad = zero_d(self, x, xd, a)
    end select
  end function area_of_shape_d
end module shapes_d
