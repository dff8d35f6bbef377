module state
  implicit none
  integer, parameter :: wp = kind(1d0)
  real(wp), save :: a = 1.5_wp, w(3)
  real(wp), dimension(3) :: buf
  integer :: count = 0
contains
  subroutine bump(x)
    real(wp), intent(in) :: x
    a = a*x + w(2)
    buf(1) = a*a
    count = count + 1
  end subroutine
  real(wp) function weight(x)
    real(wp), intent(in) :: x
    weight = a*sin(x)
  end function
end module
module other
  use state, only: z => a, wp
  implicit none
contains
  subroutine scale(y)
    real(wp), intent(inout) :: y
    y = y*z
    z = z*y
  end subroutine
end module
subroutine top(x, y)
  use state, only: bump, ww => w, g => weight
  use other
  implicit none
  real(8) :: x, y, q
  ww(2) = x*x
  call bump(x)
  y = ww(2)*x + g(x)
  call scale(y)
  q = g(y)
  y = y + q*q
  call outer(y)
end subroutine
subroutine outer(y)
  real(8) y
  call inner(y)
  y = y*y
end subroutine
subroutine inner(y)
  use state
  real(8) y
  buf(2) = buf(1)*y
  y = y + a*buf(2)
  a = y
end subroutine
subroutine priv(x, y)
  use state, a0 => a
  real(8) a, x, y
  a = x*a0
  a0 = a
  y = a0*a
end subroutine
