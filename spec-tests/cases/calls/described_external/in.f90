! External procedures that must know their interface, which the caller describes: so it describes their derivatives.
subroutine scaled(p, x, n, again)
  implicit none
  integer, intent(in) :: n
  real*8, intent(inout) :: p
  real*8, intent(in) :: x(0:)
  real*8, optional, intent(in) :: again
  p = p*sum(x*x)*n
  if (present(again)) p = p + sin(again)
end subroutine scaled

subroutine product(p, q)
  implicit none
  real*8 :: p
  real*8, value :: q
  p = p*q
end subroutine product

function first(x) result(r)
  implicit none
  real*8, intent(in) :: x(:)
  real*8 :: r
  r = sin(x(1))*x(2)
end function first

subroutine s(p, q)
  implicit none
  real*8 :: p, q(4), w(2)
  interface
    subroutine scaled(pp, xx, nn, more)   ! other names than there
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
  w = 0.5d0
  call scaled(p, q(1:3), 3, q(4))
  call scaled(p, w, 2)
  call product(p, q(2))
  p = p + first(q(2:4))
end subroutine s
