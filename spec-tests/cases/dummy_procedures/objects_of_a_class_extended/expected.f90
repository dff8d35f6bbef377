! dotbar tangent --head 'top(x)>(y)' in.f90
module solvers_d
  use solvers
contains
  subroutine improve_d(me, med, x, xd, y, yd, me_f_d)
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: k
    real(8) :: z
    interface
      function me_f_d(me, me_d, x, x_d, r) result(r_d)
        import :: solver
        class(solver), intent(inout) :: me
        real(8), intent(in) :: x
        real(8) :: r
        class(solver) :: me_d
        real(8) :: x_d
        real(8) :: r_d
      end function me_f_d
    end interface
    real(8) :: result
    class(solver) :: med
    real(8) :: xd, yd, zd, resultd
    resultd = 0.0d0
    zd = xd
    z = x
    yd = 0.0d0
    y = 0
    do k = 1, 3
      resultd = me_f_d(me, med, z, zd, result)
      yd = yd + (resultd*me%tol + result*med%tol)
      y = y + result*me%tol
      zd = zd + 0.1d0*yd
      z = z + 0.1d0*y
    end do
  end subroutine improve_d
end module solvers_d

module mine_d
  use mine
contains
  function curve_d(me, med, x, xd, r) result(rd)
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x
    real(8) :: r
    class(solver) :: med
    real(8) :: xd, rd
    ! Tangent: the derivatives of me, x, r are computed from those of me, x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    me%count = me%count + 1
    rd = (xd*x + x*xd)*me%tol + x*x*med%tol
    r = x*x*me%tol
    select type (me)
    class is (loaded)
      select type (med)
      class is (loaded)
        rd = rd*sin(me%weight*x) + r*(cos(me%weight*x)*(med%weight*x + me%weight*xd)) + &
            med%memory(1)
      end select
      r = r*sin(me%weight*x) + me%memory(1)
      select type (med)
      class is (loaded)
        med%memory(1) = rd*x + r*xd
      end select
      me%memory(1) = r*x
      select type (med)
      class is (loaded)
        med%memory(2) = med%memory(2)*me%memory(1) + me%memory(2)*med%memory(1)
      end select
      me%memory(2) = me%memory(2)*me%memory(1)
    end select
    med%last = rd
    me%last = r
  end function curve_d

  function plain_d(me, med, x, xd, r) result(rd)
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x
    real(8) :: r
    class(solver) :: med
    real(8) :: xd, rd
    ! Tangent: the derivatives of me, x, r are computed from those of me, x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    rd = (xd*x + x*xd)*me%last + x*x*med%last + med%tol
    r = x*x*me%last + me%tol
    med%last = rd
    me%last = r
  end function plain_d
end module mine_d

subroutine top_d(x, xd, y, yd)
  use mine
  use solvers_d, only: improve_d
  use mine_d, only: curve_d, plain_d
  real(8) :: x(3), y(2)
  type(loaded) :: s
  type(solver) :: p
  type(loaded) :: q
  real(8) :: xd(3), yd(2)
  type(loaded) :: sd, qd
  type(solver) :: pd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  sd%last = 0.0d0
  sd%memory = 0.0d0
  pd%tol = 0.0d0
  qd%tol = 0.0d0
  qd%weight = 0.0d0
  qd%memory = 0.0d0
  sd%tol = xd(2)
  s%tol = x(2)
  sd%weight = xd(3)
  s%weight = x(3)
  s%f => curve
  call improve_d(s, sd, x(1), xd(1), y(1), yd(1), curve_d)
  yd(1) = yd(1) + (sd%last*s%memory(2) + s%last*sd%memory(2))
  y(1) = y(1) + s%last*s%memory(2)
  p%f => plain
  pd%last = xd(2)
  p%last = x(2)
  call improve_d(p, pd, x(1), xd(1), y(2), yd(2), plain_d)
  q%f => plain
  qd%last = sd%last
  q%last = s%last
  call improve_d(q, qd, y(1), yd(1), y(2), yd(2), plain_d)
end subroutine top_d
