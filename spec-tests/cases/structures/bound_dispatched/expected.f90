! dotbar adjoint --head 'total(s,c,x)>(y)' in.f90
module shp_b
  use shp
contains
  subroutine square_area_b(self, selfb, x, xb, ab)
    class(square), intent(in) :: self
    real(8), intent(in) :: x
    class(square) :: selfb
    real(8) :: xb, ab
    selfb%side = selfb%side + 2.0d0*self%side*(x*ab)
    xb = xb + self%side**2*ab
    ab = 0.0d0
  end subroutine square_area_b

  subroutine circle_area_b(self, selfb, x, xb, ab)
    class(circle), intent(in) :: self
    real(8), intent(in) :: x
    class(circle) :: selfb
    real(8) :: xb, ab
    selfb%r = selfb%r + 2.0d0*self%r*(3*(x*ab))
    xb = xb + 3*self%r**2*ab
    ab = 0.0d0
  end subroutine circle_area_b

  subroutine twice_b(self, selfb, x, xb, ab)
    class(shape), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: result
    class(shape) :: selfb
    real(8) :: xb, ab, resultb, result0b
    result = area_of_shape_fwd(self, x)
    resultb = 2*(self%scale*ab)
    selfb%scale = selfb%scale + 2*result*ab
    ab = 0.0d0
    result0b = resultb
    resultb = 0.0d0
    call area_of_shape_bwd(self, selfb, x, xb, result0b)
  end subroutine twice_b

  subroutine total_b(s, sb, c, cb, x, xb, y, yb)
    type(square), intent(in) :: s
    type(circle), intent(in) :: c
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: result, result0
    type(square) :: sb
    type(circle) :: cb
    real(8) :: xb, yb, resultb, result0b, result1b
    ! Adjoint: sets the derivatives of s, c, x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    result = s%twice(x)
    result0 = c%twice(x)
    sb%scale = 0.0d0
    sb%side = 0.0d0
    cb%scale = 0.0d0
    cb%r = 0.0d0
    xb = 0.0d0
    resultb = 2.0d0*result*yb
    result0b = c%r*yb
    cb%r = cb%r + result0*yb
    yb = 0.0d0
    result1b = result0b
    result0b = 0.0d0
    call twice_b(c, cb, x, xb, result1b)
    result1b = resultb
    resultb = 0.0d0
    call twice_b(s, sb, x, xb, result1b)
  end subroutine total_b

  function area_of_shape_fwd(self, x) result(a)
    class(shape), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    select type (self)
    class is (square)
      a = self%area(x)
      call pushcontrol1b(0)
    class default
      select type (self)
      class is (circle)
        a = self%area(x)
        call pushcontrol1b(0)
      class default
        error stop 'area: the type of the object is not among the sources'
        call pushcontrol1b(1)
      end select
      call pushcontrol1b(1)
    end select
  end function area_of_shape_fwd

  subroutine area_of_shape_bwd(self, selfb, x, xb, ab)
    class(shape), intent(in) :: self
    real(8), intent(in) :: x
    class(shape) :: selfb
    real(8) :: xb, ab, resultb
    integer :: branch, branch0
    call popcontrol1b(branch)
    if (branch == 0) then
      resultb = ab
      ab = 0.0d0
      select type (self)
      class is (square)
        select type (selfb)
        class is (square)
          call square_area_b(self, selfb, x, xb, resultb)
        end select
      end select
    else
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        resultb = ab
        ab = 0.0d0
        select type (self)
        class is (circle)
          select type (selfb)
          class is (circle)
            call circle_area_b(self, selfb, x, xb, resultb)
          end select
        end select
      end if
    end if
  end subroutine area_of_shape_bwd
end module shp_b
