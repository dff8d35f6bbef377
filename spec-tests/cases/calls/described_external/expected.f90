! dotbar adjoint --head 's(p)/(q,p)' in.f90
! External procedures that must know their interface, which the caller describes: so it describes their derivatives.
subroutine scaled_b(p, pb, x, xb, n, again, againb)
  implicit none
  integer, intent(in) :: n
  real*8, intent(inout) :: p
  real*8, intent(in) :: x(0:)
  real*8, optional, intent(in) :: again
  real*8 :: pb, xb(0:), tempb
  real*8, optional :: againb
  integer :: branch
  if (present(again)) then
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  call popcontrol1b(branch)
  if (branch == 0) then
    againb = againb + cos(again)*pb
  end if
  tempb = n*pb
  xb = xb + 2.0d0*x*(p*tempb)
  pb = sum(x*x)*tempb
end subroutine scaled_b

subroutine product_b(p, pb, q, qb)
  implicit none
  real*8 :: p
  real*8, value :: q
  real*8 :: pb, qb
  qb = qb + p*pb
  pb = q*pb
end subroutine product_b

subroutine first_b(x, xb, rb)
  implicit none
  real*8, intent(in) :: x(:)
  real*8 :: xb(:), rb
  xb(1) = xb(1) + cos(x(1))*(x(2)*rb)
  xb(2) = xb(2) + sin(x(1))*rb
  rb = 0.0d0
end subroutine first_b

subroutine s_b(p, pb, q, qb)
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
    subroutine scaled_b(pp, pp_b, xx, xx_b, nn, more, more_b)
      integer, intent(in) :: nn
      real*8, intent(inout) :: pp
      real*8, intent(in) :: xx(0:)
      real*8, optional, intent(in) :: more
      real*8 :: pp_b
      real*8 :: xx_b(0:)
      real*8, optional :: more_b
    end subroutine scaled_b
    subroutine product_b(p, p_b, q, q_b)
      real*8 :: p
      real*8, value :: q
      real*8 :: p_b
      real*8 :: q_b
    end subroutine product_b
    subroutine first_b(x, x_b, r_b)
      real*8, intent(in) :: x(:)
      real*8 :: x_b(:)
      real*8 :: r_b
    end subroutine first_b
  end interface
  real*8 :: pb, qb(4), resultb, tempb(4), temp0b, temp1b(2), result0b
  ! Adjoint: sets the derivatives of q, p from those of p, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  w = 0.5d0
  call pushreal8(p)
  call scaled(p, q(1:3), 3, q(4))
  call pushreal8(p)
  call scaled(p, w, 2)
  qb = 0.0d0
  resultb = pb
  result0b = resultb
  resultb = 0.0d0
  call first_b(q(2:4), qb(2:4), result0b)
  call product_b(p, pb, q(2), qb(2))
  call popreal8(p)
  temp1b = 0.0d0
  call scaled_b(p, pb, w, temp1b, 2)
  call popreal8(p)
  tempb(1:3) = 0.0d0
  temp0b = 0.0d0
  call scaled_b(p, pb, q(1:3), tempb(1:3), 3, q(4), temp0b)
  qb(1:3) = qb(1:3) + tempb(1:3)
  qb(4) = qb(4) + temp0b
end subroutine s_b
