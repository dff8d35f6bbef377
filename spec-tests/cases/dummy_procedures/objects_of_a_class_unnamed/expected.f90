! dotbar tangent --head 'improve(x)>(y)' in.f90
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
    ! Tangent: the derivatives of y, me are computed from those of x, me, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    ! me_f_d is the derivative of me%f with respect to all its real arguments, and its objects that hold real values, as of a head that names them all.
    ! me%f has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
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
