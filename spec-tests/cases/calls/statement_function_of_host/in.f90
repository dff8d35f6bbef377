! Internal procedures apply the statement functions of their host, which read what the host has; names of their arguments are hidden.
subroutine head(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: t, sf, sg, za, zb
  sf(za) = za*sin(za)
  sg(za, zb) = sf(zb) - sin(za) + 0.3d0*x
  call inner(2.0d0)
  y = t + f(t)
contains
  subroutine inner(za)
    real(8), intent(in) :: za
    t = sg(0.9d0, 0.9d0)*za + sg(t0(), za*x)
  end subroutine inner
  real(8) function t0()
    t0 = sf(x)
  end function t0
  real(8) function f(zb)
    real(8), intent(in) :: zb
    f = sf(zb*sf(x))
  end function f
end subroutine head
