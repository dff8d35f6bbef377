! Tangents of the special functions of the runtime in several directions.
subroutine dotbar_digamma8_dv(x, xd, psi, psid, nbdirs)
  use diffsizes, only: nbdirsmax
  implicit none
  real(8), intent(in) :: x, xd(nbdirsmax)
  real(8), intent(out) :: psi, psid(nbdirsmax)
  integer, intent(in) :: nbdirs
  real(8), external :: dotbar_digamma8, dotbar_trigamma8
  psid(:nbdirs) = dotbar_trigamma8(x)*xd(:nbdirs)
  psi = dotbar_digamma8(x)
end subroutine

subroutine dotbar_digamma4_dv(x, xd, psi, psid, nbdirs)
  use diffsizes, only: nbdirsmax
  implicit none
  real(4), intent(in) :: x, xd(nbdirsmax)
  real(4), intent(out) :: psi, psid(nbdirsmax)
  integer, intent(in) :: nbdirs
  real(8), external :: dotbar_trigamma8
  real(4), external :: dotbar_digamma4
  psid(:nbdirs) = real(dotbar_trigamma8(real(x, kind(1.0d0))), kind(psid))*xd(:nbdirs)
  psi = dotbar_digamma4(x)
end subroutine
