! dotbar tangent --head 'top(x)>(y,z)' in.f90
module m_d
  use m
contains
  function norm_d(x, xd, scale, shift, shiftd, norm) result(normd)
    real(8), intent(in) :: x
    real(8), intent(in), optional :: scale, shift
    real(8) :: norm
    real(8) :: xd, normd
    real(8), optional :: shiftd
    normd = xd*x + x*xd
    norm = x*x
    if (present(scale)) then
      normd = normd*scale
      norm = norm*scale
    end if
    if (present(shift)) then
      normd = normd + 2.0d0*shift*shiftd
      norm = norm + shift**2
    end if
  end function norm_d

  function twice_d(a, ad, flag, r) result(rd)
    real(8), intent(inout) :: a(2)
    logical, intent(in), optional :: flag
    real(8) :: r(2)
    real(8) :: ad(2), rd(2)
    rd = 2.0d0*(2.0d0*a*ad)
    r = 2.0d0*a**2
    if (present(flag)) then
      rd = rd*a + r*ad
      r = r*a
    end if
    ad(1) = ad(2)*3.0d0
    a(1) = a(2)*3.0d0
  end function twice_d
end module m_d

subroutine top_d(x, xd, y, yd, z, zd)
  use m
  use m_d, only: norm_d, twice_d
  real(8) :: x(2), y, z(2)
  real(8) :: result, result0, result1, result2
  real(8) :: xd(2), yd, zd(2), resultd, result0d, result1d, tempd
  ! Tangent: the derivatives of y, z are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  zd = 0.0d0
  resultd = 0.0d0
  result0d = 0.0d0
  result1d = 0.0d0
  resultd = norm_d(x(1), xd(1), norm=result)
  tempd = xd(1)*x(2) + x(1)*xd(2)
  result0d = norm_d(x(1)*x(2), tempd, shift=x(2), shiftd=xd(2), norm=result0)
  result1d = norm_d(x(2), xd(2), y, norm=result1)
  yd = resultd + result0d*result1 + result0*result1d
  y = result + result0*result1
  zd = twice_d(x, xd, r=z)
  result2 = norm(3.0d0, shift=2.0d0)
  yd = yd + (zd(1)*x(1) + z(1)*xd(1))
  y = y + z(1)*x(1) + result2
end subroutine top_d
