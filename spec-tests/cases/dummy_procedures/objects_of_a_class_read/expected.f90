! dotbar adjoint --head 'top(x)>(y)' in.f90
module solvers_b
  use solvers
contains
  subroutine improve_b(me, x, xb, y, yb, me_f_b)
    class(solver), intent(in) :: me
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: k
    real(8) :: z
    interface
      subroutine me_f_b(me, x, x_b, r_b)
        import :: solver
        class(solver), intent(in) :: me
        real(8), intent(in) :: x
        real(8) :: x_b
        real(8) :: r_b
      end subroutine me_f_b
    end interface
    real(8) :: result
    real(8) :: xb, yb, zb, resultb, result0b
    z = x
    y = 0
    do k = 1, 3
      call pushreal8(result)
      result = me%f(z)
      y = y + result*me%tol
      call pushreal8(z)
      z = z + 0.1d0*y
    end do
    zb = 0.0d0
    resultb = 0.0d0
    do k = 3, 1, -1
      call popreal8(z)
      yb = yb + 0.1d0*zb
      resultb = resultb + me%tol*yb
      call popreal8(result)
      result0b = resultb
      resultb = 0.0d0
      call me_f_b(me, z, zb, result0b)
    end do
    yb = 0.0d0
    xb = xb + zb
  end subroutine improve_b

  subroutine curve_b(me, x, xb, rb)
    class(solver), intent(in) :: me
    real(8), intent(in) :: x
    real(8) :: r
    real(8) :: xb, rb
    integer :: branch
    ! Adjoint: sets the derivatives of x from those of x, r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    r = x*x*me%tol
    select type (me)
    class is (loaded)
      call pushcontrol1b(0)
    class default
      call pushcontrol1b(1)
    end select
    call popcontrol1b(branch)
    if (branch == 0) then
      select type (me)
      class is (loaded)
        xb = xb + me%weight*(cos(me%weight*x)*(r*rb))
        rb = sin(me%weight*x)*rb
      end select
    end if
    xb = xb + 2.0d0*x*(me%tol*rb)
    rb = 0.0d0
  end subroutine curve_b
end module solvers_b

subroutine top_b(x, xb, y, yb)
  use solvers
  use solvers_b, only: improve_b, curve_b
  real(8) :: x(3), y(2)
  type(loaded) :: s
  real(8) :: xb(3), yb(2)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s%f => curve
  call s%improve(x(1), y(1))
  xb = 0.0d0
  call improve_b(s, x(2), xb(2), y(2), yb(2), curve_b)
  call improve_b(s, x(1), xb(1), y(1), yb(1), curve_b)
end subroutine top_b
