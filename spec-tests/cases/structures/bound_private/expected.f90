! dotbar tangent --head 'run(c,x)>(c,y)' in.f90
module springs_d
  use springs
contains
  function plus_d(a, ad, b, bd, c) result(cd)
    class(spring), intent(in) :: a
    type(spring), intent(in) :: b
    type(spring) :: c
    class(spring) :: ad
    type(spring) :: bd, cd
    cd%k = ad%k*b%k + a%k*bd%k
    c%k = a%k*b%k
    cd%l = ad%l + bd%l
    c%l = a%l + b%l
  end function plus_d

  subroutine force_d(self, selfd, x, xd, f, fd)
    class(spring), intent(in) :: self
    real(8), intent(in) :: x
    real(8), intent(inout) :: f
    class(spring) :: selfd
    real(8) :: xd, fd
    fd = -(selfd%k*(x - self%l)**3 + self%k*(3*(x - self%l)**2*(xd - selfd%l)))
    f = -self%k*(x - self%l)**3
  end subroutine force_d

  subroutine both_d(self, selfd, x, xd, y, yd, f, fd)
    class(spring), intent(in) :: self
    real(8), intent(in) :: x, y
    real(8), intent(inout) :: f
    real(8) :: g
    class(spring) :: selfd
    real(8) :: xd, yd, fd, gd
    gd = 0.0d0
    call force_d(self, selfd, x, xd, f, fd)
    call force_d(self, selfd, y, yd, g, gd)
    fd = fd*g + f*gd
    f = f*g
  end subroutine both_d

  function spring_energy_d(x, xd, me, med, e) result(ed)
    class(spring), intent(in) :: me
    real(8), intent(in) :: x
    real(8) :: e
    real(8) :: xd, ed
    class(spring) :: med
    ed = (med%k*(x - me%l)**4 + me%k*(4*(x - me%l)**3*(xd - med%l)))/4
    e = me%k*(x - me%l)**4/4
  end function spring_energy_d

  function stiffness_d(self, selfd, stiffness) result(stiffnessd)
    class(spring), intent(in) :: self
    real(8) :: stiffness
    class(spring) :: selfd
    real(8) :: stiffnessd
    stiffnessd = 2.0d0*self%k*selfd%k
    stiffness = self%k**2
  end function stiffness_d

  subroutine loss_d(self, selfd, v, vd, w, wd)
    class(damped), intent(inout) :: self
    real(8), intent(in) :: v
    real(8), intent(inout) :: w
    real(8) :: result
    class(damped) :: selfd
    real(8) :: vd, wd, resultd
    resultd = 0.0d0
    resultd = stiffness_d(self, selfd, result)
    wd = (selfd%c*v**2 + self%c*(2.0d0*v*vd))*result + self%c*v**2*resultd
    w = self%c*v**2*result
    selfd%c = selfd%c*w + self%c*wd
    self%c = self%c*w
  end subroutine loss_d

  function total_d(self, selfd, x, xd, e) result(ed)
    class(chain), intent(inout) :: self
    real(8), intent(in) :: x
    real(8) :: e, w
    integer :: i
    real(8) :: result
    class(chain) :: selfd
    real(8) :: xd, ed, wd, resultd
    wd = 0.0d0
    resultd = 0.0d0
    ed = 0.0d0
    e = 0
    do i = 1, 3
      call loss_d(self%parts(i), selfd%parts(i), x, xd, w, wd)
      resultd = spring_energy_d(x, xd, self%parts(i), selfd%parts(i), result)
      ed = ed + (wd*result + w*resultd + 2*xd)
      e = e + w*result + 2*x
      call force_d(self%parts(i), selfd%parts(i), x, xd, w, wd)
      ed = ed + wd
      e = e + w
      call both_d(self%parts(i), selfd%parts(i), x, xd, e, ed, w, wd)
      ed = ed*w + e*wd
      e = e*w
    end do
  end function total_d

  subroutine run_d(c, cd, x, xd, y, yd)
    type(chain), intent(inout) :: c
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(spring) :: s
    real(8) :: result, result0, result1
    type(chain) :: cd
    real(8) :: xd, yd, resultd, result0d, result1d
    type(spring) :: sd
    ! Tangent: the derivatives of c, y are computed from those of c, x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    sd%k = 0.0d0
    sd%l = 0.0d0
    resultd = 0.0d0
    result0d = 0.0d0
    result1d = 0.0d0
    sd = plus_d(c%parts(1)%spring, cd%parts(1)%spring, c%parts(2)%spring, cd%parts(2)%spring, s)
    resultd = total_d(c, cd, x, xd, result)
    result0d = spring_energy_d(x, xd, s, sd, result0)
    result1d = stiffness_d(s, sd, result1)
    yd = resultd + result0d + result1d
    y = result + result0 + result1
  end subroutine run_d
end module springs_d
