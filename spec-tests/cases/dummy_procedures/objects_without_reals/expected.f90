! dotbar tangent --head 'f(x)>(y)' in.f90
module types_d
  use types
contains
  subroutine blend_d(a, b)
    type(whole), intent(inout) :: a
    type(whole), intent(in) :: b
    ! Tangent: the derivatives of nothing are computed from those of nothing, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  end subroutine blend_d
end module types_d

subroutine f_d(n, x, xd, y, yd)
  use types
  integer :: n
  real*8 :: x(n), y
  real*8 :: g
  common /c/ g
  common /c_d/ gd
  type(whole) :: o, q
  type(whole), allocatable :: z
  real*8 :: xd(n), yd, gd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  gd = xd(2)
  g = x(2)
  o%part%k = int(x(1)*2) + 1
  call hand(blend, o, q)
  allocate(z)
  z%i = o%i
  z%part = o%part
  q = z
  deallocate(z)
  call hand(blend, o, q)
  yd = (2.0d0*x(o%part%k)*xd(o%part%k)*x(q%i) + x(o%part%k)**2*xd(q%i))*g + x(o%part%k)**2*x(q%i)*gd
  y = x(o%part%k)**2*x(q%i)*g
end subroutine f_d
