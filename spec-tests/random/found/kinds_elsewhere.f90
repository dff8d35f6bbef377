! head p(y,h)/(x,s,h)
! input x real 0.7
! input s real4 0.375
! input y real undefined 0
! input h real module state g 0.9
! Kinds that are not those of the caller: a single precision function assigned to a double precision variable, a kind whose name
! another unit has given it, a kind that only a temporary variable of the derivative needs.
module state
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: g
contains
  subroutine scale(p, q)
    real(wp), intent(inout) :: p, q
    q = q*sin(p)
    p = p*q
  end subroutine scale
end module state

real*4 function single(x, s)
  real*8 :: x
  real*4 :: s
  single = x*x*s
end function single

function named(x)
  use state, only: other => wp, g
  implicit none
  real(other) :: x, named
  named = x*g
end function named

subroutine p(x, s, y)
  use state, only: wp, h => g, scale
  implicit none
  real*8 :: x, y, t
  real*4 :: s
  real*4, external :: single
  real(8), external :: named
  t = single(x, s)
  y = t*named(x)
  call scale(h, t)
  h = h + t
  y = y*h
end subroutine p
