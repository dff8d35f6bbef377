! dotbar jacobian --rules multidirectional --head 'm%f(x)>(y)' diffsizes.f90 in.f90
module m_dv
  use m
contains
  subroutine f_dv(x, xd, y, yd, nbdirs)
    use diffsizes, only: nbdirsmax
    real(8) :: x(:), y
    real(8) :: xd(:, :), yd(nbdirsmax)
    integer :: nbdirs, nd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    y = sum(x*x)
    do nd = 1, nbdirs
      yd(nd) = sum(xd(nd, :)*x + x*xd(nd, :))
    end do
  end subroutine f_dv

  subroutine f_j(x, xd, y, yd, nbdirs, colours)
    use diffsizes, only: nbdirsmax
    real(8) :: x(:), y
    real(8) :: xd(:, :), yd(nbdirsmax)
    integer :: nbdirs, k, colours(*), i
    ! Jacobian: the derivatives of y in all directions; the k-th element of x has the direction colours(k).
    ! Sets nbdirs, the number of directions.
    k = 0
    nbdirs = 0
    xd = 0.0d0
    do i = lbound(x, 1), ubound(x, 1)
      k = k + 1
      nbdirs = max(nbdirs, colours(k))
      if (nbdirs > nbdirsmax) then
        stop 'there are more directions than nbdirsmax of diffsizes'
      end if
      xd(colours(k), i) = 1.0d0
    end do
    call f_dv(x, xd, y, yd, nbdirs)
  end subroutine f_j
end module m_dv
