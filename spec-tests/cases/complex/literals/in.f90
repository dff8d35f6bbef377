subroutine s(x, y)
  integer, parameter :: wp = kind(1.0d0)
  complex(wp), parameter :: z0 = (1.0_wp, 2.0_wp)
  real(wp) :: x, y
  complex(wp) :: z
  z = (1.0_wp, 2.0_wp)**x
  z = x**(1.0_wp, 2.0_wp) + z + (-x)**z0
  y = abs(z*(1.0_wp, 2.0_wp))
end subroutine
