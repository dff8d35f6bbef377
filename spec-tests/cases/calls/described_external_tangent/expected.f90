! dotbar tangent --head 's(p)/(q,p)' in.f90
! External procedures that must know their interface, which the caller describes: so it describes their derivatives.
subroutine scaled_d(p, pd, x, xd, n, again, againd)
  implicit none
  integer, intent(in) :: n
  real*8, intent(inout) :: p
  real*8, intent(in) :: x(0:)
  real*8, optional, intent(in) :: again
  real*8 :: pd, xd(0:)
  real*8, optional :: againd
  pd = (pd*sum(x*x) + p*sum(xd*x + x*xd))*n
  p = p*sum(x*x)*n
  if (present(again)) then
    pd = pd + cos(again)*againd
    p = p + sin(again)
  end if
end subroutine scaled_d

subroutine product_d(p, pd, q, qd)
  implicit none
  real*8 :: p
  real*8, value :: q
  real*8 :: pd, qd
  pd = pd*q + p*qd
  p = p*q
end subroutine product_d

function first_d(x, xd, r) result(rd)
  implicit none
  real*8, intent(in) :: x(:)
  real*8 :: r
  real*8 :: xd(:), rd
  rd = cos(x(1))*xd(1)*x(2) + sin(x(1))*xd(2)
  r = sin(x(1))*x(2)
end function first_d

subroutine s_d(p, pd, q, qd)
  implicit none
  real*8 :: p, q(4), w(2)
  interface
    subroutine scaled(pp, xx, nn, more) ! other names than there
      integer, intent(in) :: nn
      real*8, intent(inout) :: pp
      real*8, intent(in) :: xx(0:)
      real*8, optional, intent(in) :: more
    end subroutine scaled
    subroutine product(p, q)
      real*8 :: p
      real*8, value :: q
    end subroutine product
    function first(x) result(r)
      real*8, intent(in) :: x(:)
      real*8 :: r
    end function first
  end interface
  interface
    ! other names than there
    subroutine scaled_d(pp, pp_d, xx, xx_d, nn, more, more_d)
      integer, intent(in) :: nn
      real*8, intent(inout) :: pp
      real*8, intent(in) :: xx(0:)
      real*8, optional, intent(in) :: more
      real*8 :: pp_d
      real*8 :: xx_d(0:)
      real*8, optional :: more_d
    end subroutine scaled_d
    subroutine product_d(p, p_d, q, q_d)
      real*8 :: p
      real*8, value :: q
      real*8 :: p_d
      real*8 :: q_d
    end subroutine product_d
    function first_d(x, x_d, r) result(r_d)
      real*8, intent(in) :: x(:)
      real*8 :: r
      real*8 :: x_d(:)
      real*8 :: r_d
    end function first_d
  end interface
  real*8 :: result
  real*8 :: pd, qd(4), resultd, tempd(2)
  ! Tangent: the derivatives of p are computed from those of q, p, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  resultd = 0.0d0
  w = 0.5d0
  call scaled_d(p, pd, q(1:3), qd(1:3), 3, q(4), qd(4))
  tempd = 0.0d0
  call scaled_d(p, pd, w, tempd, 2)
  call product_d(p, pd, q(2), qd(2))
  resultd = first_d(q(2:4), qd(2:4), result)
  pd = pd + resultd
  p = p + result
end subroutine s_d
