! dotbar jacobian --rules multidirectional --head 'f(a,s,u,w,rate)>(f,s)' diffsizes.f90 in.f90
module shared_dv
  use shared
  use diffsizes, only: nbdirsmax
  real(8) :: rated(nbdirsmax)
end module shared_dv

! A function, a matrix, a scalar that is both, COMMON, a variable of a module.
subroutine f_dv(n, a, ad, s, sd, u, ud, f, fd, nbdirs)
  use shared, only: rate
  use shared_dv, only: rated
  use diffsizes, only: nbdirsmax
  implicit none
  integer, parameter :: low = 0
  integer, intent(in) :: n
  real(8) :: a(low:n, 2), s, f, u(3), w(4)
  common /c/ w
  common /c_dv/ wd
  integer :: i
  real(8) :: ad(nbdirsmax, low:n, 2), sd(nbdirsmax), ud(nbdirsmax, 3), fd(nbdirsmax), &
      wd(nbdirsmax, 4)
  integer :: nbdirs, nd
  ! Tangent: the derivatives of f, s are computed from those of a, s, u, w, rate, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  f = rate*w(2)
  do nd = 1, nbdirs
    fd(nd) = rated(nd)*w(2) + rate*wd(nd, 2)
  end do
  do i = low, n
    f = f + a(i, 1)*a(i, 2)*s
    do nd = 1, nbdirs
      fd(nd) = fd(nd) + (ad(nd, i, 1)*a(i, 2) + a(i, 1)*ad(nd, i, 2))*s + a(i, 1)*a(i, 2)*sd(nd)
    end do
  end do
  do nd = 1, nbdirs
    sd(nd) = cos(s)*sd(nd)*f + sin(s)*fd(nd) + sum(ud(nd, :))
  end do
  s = sin(s)*f + sum(u)
end subroutine f_dv

! A function, a matrix, a scalar that is both, COMMON, a variable of a module.
subroutine f_j(n, a, ad, s, sd, u, ud, f, fd, nbdirs, colours)
  use shared_dv, only: rated
  use diffsizes, only: nbdirsmax
  implicit none
  integer, parameter :: low = 0
  integer, intent(in) :: n
  real(8) :: a(low:n, 2), s, f, u(3), w(4)
  common /c/ w
  common /c_dv/ wd
  real(8) :: ad(nbdirsmax, low:n, 2), sd(nbdirsmax), ud(nbdirsmax, 3), fd(nbdirsmax), &
      wd(nbdirsmax, 4)
  integer :: nbdirs, k, colours(*), i0, i1, i2, i3
  ! Jacobian: the derivatives of f, s in all directions; the k-th element of a, s, u, w, rate has the direction colours(k).
  ! Sets nbdirs, the number of directions.
  k = 0
  nbdirs = 0
  ad = 0.0d0
  sd = 0.0d0
  ud = 0.0d0
  wd = 0.0d0
  rated = 0.0d0
  do i0 = lbound(a, 2), ubound(a, 2)
    do i1 = lbound(a, 1), ubound(a, 1)
      k = k + 1
      nbdirs = max(nbdirs, colours(k))
      if (nbdirs > nbdirsmax) then
        stop 'there are more directions than nbdirsmax of diffsizes'
      end if
      ad(colours(k), i1, i0) = 1.0d0
    end do
  end do
  k = k + 1
  nbdirs = max(nbdirs, colours(k))
  if (nbdirs > nbdirsmax) then
    stop 'there are more directions than nbdirsmax of diffsizes'
  end if
  sd(colours(k)) = 1.0d0
  do i2 = lbound(u, 1), ubound(u, 1)
    k = k + 1
    nbdirs = max(nbdirs, colours(k))
    if (nbdirs > nbdirsmax) then
      stop 'there are more directions than nbdirsmax of diffsizes'
    end if
    ud(colours(k), i2) = 1.0d0
  end do
  do i3 = lbound(w, 1), ubound(w, 1)
    k = k + 1
    nbdirs = max(nbdirs, colours(k))
    if (nbdirs > nbdirsmax) then
      stop 'there are more directions than nbdirsmax of diffsizes'
    end if
    wd(colours(k), i3) = 1.0d0
  end do
  k = k + 1
  nbdirs = max(nbdirs, colours(k))
  if (nbdirs > nbdirsmax) then
    stop 'there are more directions than nbdirsmax of diffsizes'
  end if
  rated(colours(k)) = 1.0d0
  call f_dv(n, a, ad, s, sd, u, ud, f, fd, nbdirs)
end subroutine f_j
