! dotbar tangent --head 'beside(x)>(y)' in.f90
module cells_d
  use cells
contains
  subroutine blend_d(a, ad, b, bd)
    type(cell), intent(inout) :: a
    type(cell), intent(in) :: b
    type(cell) :: ad, bd
    ad%m = 0.75d0*bd%m + 0.25d0*ad%m
    a%m = 0.75d0*b%m + 0.25d0*a%m
    ad%v = 0.75d0*bd%v + 0.25d0*ad%v
    a%v = 0.75d0*b%v + 0.25d0*a%v
  end subroutine blend_d

  subroutine through_d(a, ad, b, bd)
    type(cell), intent(inout) :: a
    type(cell), intent(in) :: b
    type(cell) :: ad, bd
    call blend_d(a, ad, b, bd)
    ad%m = ad%m*b%m + a%m*bd%m
    a%m = a%m*b%m
  end subroutine through_d
end module cells_d

subroutine beside_d(x, xd, y, yd)
  use cells
  use cells_d, only: blend_d, through_d
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  type(cell) :: o, q, z(2), r
  real(8) :: xd, yd
  type(cell) :: od, qd, zd(2), rd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  od%m = 0.0d0
  qd%m = 0.0d0
  zd%m = 0.0d0
  zd%v = 0.0d0
  rd%v = 0.0d0
  od%v = xd
  o%v = x
  qd%v = 0.0d0
  q%v = 3
  call blend_d(o, od, q, qd)
  yd = od%v*x + o%v*xd
  y = o%v*x
  qd%m = 2.0d0*x*xd
  q%m = x**2
  qd%v = 0.0d0
  q%v = 4
  rd%m = xd
  r%m = x
  call through_d(o, od, q, qd)
  call through_d(o, od, r, rd)
  yd = yd + (qd%m*o%v + q%m*od%v + od%m)
  y = y + q%m*o%v + o%m
  zd(2)%v = xd
  z(2)%v = x
  zd(2)%m = xd
  z(2)%m = x
  call blend_d(z(1), zd(1), z(2), zd(2))
  yd = yd + (zd(1)%v + zd(1)%m)
  y = y + z(1)%v + z(1)%m
end subroutine beside_d
