! dotbar tangent --head 'cost(x)>(y)' base.f90 spring.f90 user.f90
module spring_m_d
  use spring_m
  interface
    module function spring_potential_d(self, selfd, h, hd, p) result(pd)
      class(spring), intent(in) :: self
      real(dp), intent(in) :: h
      real(dp) :: p
      class(spring) :: selfd
      real(dp) :: hd, pd
    end function spring_potential_d
    module subroutine spring_push_d(self, selfd, v, vd)
      class(spring), intent(in) :: self
      real(dp), intent(inout) :: v(:)
      class(spring) :: selfd
      real(dp) :: vd(:)
    end subroutine spring_push_d
  end interface
end module spring_m_d

module base_m_d
  use base_m
contains
  ! Kinetic and potential energy.
  function energy_d(self, selfd, v, vd, n, e) result(ed)
    class(body), intent(in) :: self
    integer, intent(in) :: n
    integer, parameter :: most = 3
    real(dp), intent(in) :: v(n)
    real(dp) :: e, half(most)
    real(dp) :: result
    class(body) :: selfd
    real(dp) :: vd(n), ed, resultd
    resultd = 0.0d0
    half = 0.5_dp
    resultd = potential_of_body_d(self, selfd, v(1), vd(1), result)
    ed = half(1)*selfd%mass*sum(v**2) + half(1)*self%mass*sum(2.0d0*v*vd) + resultd
    e = half(1)*self%mass*sum(v**2) + result
  end function energy_d

  function base_potential_d(self, selfd, h, hd, p) result(pd)
    class(body), intent(in) :: self
    real(dp), intent(in) :: h
    real(dp) :: p
    class(body) :: selfd
    real(dp) :: hd, pd
    pd = selfd%mass*9.81_dp*h + self%mass*9.81_dp*hd
    p = self%mass*9.81_dp*h
  end function base_potential_d

  subroutine push_d(self, selfd, v, vd)
    class(body), intent(in) :: self
    real(dp), intent(inout) :: v(:)
    real(dp) :: result
    class(body) :: selfd
    real(dp) :: vd(:), resultd
    resultd = 0.0d0
    vd = vd*(1 + 0.1_dp/self%mass) - v*(0.1_dp/self%mass*selfd%mass/self%mass)
    v = v*(1 + 0.1_dp/self%mass)
    resultd = potential_of_body_d(self, selfd, v(1), vd(1), result)
    vd(2) = vd(2) - 0.01_dp*resultd
    v(2) = v(2) - 0.01_dp*result
  end subroutine push_d

  function potential_of_body_d(self, selfd, h, hd, p) result(pd)
    use spring_m, only: spring0 => spring
    use spring_m_d, only: spring_potential_d
    class(body), intent(in) :: self
    real(dp), intent(in) :: h
    real(dp) :: p
    class(body) :: selfd
    real(dp) :: hd, pd
    select type (self)
    class is (spring0)
      select type (selfd)
      class is (spring0)
        pd = spring_potential_d(self, selfd, h, hd, p)
      end select
    class is (body)
      select type (selfd)
      class is (body)
        pd = base_potential_d(self, selfd, h, hd, p)
      end select
    end select
  end function potential_of_body_d
end module base_m_d

module body_push_d
  use base_m, only: body
  use base_m, only: dp
  use spring_m, only: spring
contains
  subroutine push_of_body_d(self, selfd, v, vd)
    use base_m_d, only: push_d
    use spring_m_d, only: spring_push_d
    class(body), intent(in) :: self
    real(dp), intent(inout) :: v(:)
    class(body) :: selfd
    real(dp) :: vd(:)
    select type (self)
    class is (spring)
      select type (selfd)
      class is (spring)
        call spring_push_d(self, selfd, v, vd)
      end select
    class is (body)
      select type (selfd)
      class is (body)
        call push_d(self, selfd, v, vd)
      end select
    end select
  end subroutine push_of_body_d
end module body_push_d

module user_m_d
  use user_m
contains
  subroutine cost_d(x, xd, y, yd)
    use base_m_d, only: energy_d
    use body_push_d, only: push_of_body_d
    real(dp), intent(in) :: x(4)
    real(dp), intent(inout) :: y
    class(body), allocatable :: b
    real(dp) :: v(2)
    integer :: k
    type(spring) :: result
    real(dp) :: result0
    real(dp) :: xd(4), yd, vd(2), result0d
    class(body), allocatable :: bd
    type(spring) :: resultd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    result0d = 0.0d0
    vd = xd(1:2)
    v = x(1:2)
    resultd%mass = xd(3)
    result%mass = x(3)
    resultd%stiffness = xd(4)
    result%stiffness = x(4)
    allocate(spring :: b)
    allocate(bd, mold=b)
    bd%mass = 0.0d0
    select type (bd)
    class is (spring)
      bd%stiffness = 0.0d0
    end select
    select type (bd)
    class is (spring)
      bd%mass = resultd%mass
    end select
    select type (b)
    class is (spring)
      b%mass = result%mass
    end select
    select type (bd)
    class is (spring)
      bd%stiffness = resultd%stiffness
    end select
    select type (b)
    class is (spring)
      b%stiffness = result%stiffness
    end select
    yd = 0.0d0
    y = 0
    do k = 1, 3
      call push_of_body_d(b, bd, v, vd)
      result0d = energy_d(b, bd, v, vd, 2, result0)
      yd = yd + result0d
      y = y + result0
    end do
  end subroutine cost_d
end module user_m_d

submodule (spring_m_d) spring_m_d_bodies
contains
  module function spring_potential_d(self, selfd, h, hd, p) result(pd)
    use base_m_d, only: base_potential_d
    class(spring), intent(in) :: self
    real(dp), intent(in) :: h
    real(dp) :: p
    real(dp) :: result
    class(spring) :: selfd
    real(dp) :: hd, pd, resultd
    resultd = 0.0d0
    resultd = base_potential_d(self%body, selfd%body, h, hd, result)
    pd = resultd + 0.5_dp*selfd%stiffness*h**2 + 0.5_dp*self%stiffness*(2.0d0*h*hd)
    p = result + 0.5_dp*self%stiffness*h**2
  end function spring_potential_d

  module subroutine spring_push_d(self, selfd, v, vd)
    use base_m_d, only: push_d
    class(spring), intent(in) :: self
    real(dp), intent(inout) :: v(:)
    real(dp) :: result
    class(spring) :: selfd
    real(dp) :: vd(:), resultd
    resultd = 0.0d0
    call push_d(self%body, selfd%body, v, vd)
    resultd = spring_potential_d(self, selfd, v(2), vd(2), result)
    vd(1) = vd(1) - (selfd%stiffness*0.1_dp*result + self%stiffness*0.1_dp*resultd)
    v(1) = v(1) - self%stiffness*0.1_dp*result
  end subroutine spring_push_d
end submodule spring_m_d_bodies
