! dotbar tangent --head 'wave(x,t)>(wave)' in.f90
! A travelling wave that decays.
function wave_d(x, xd, t, td, wave) result(waved)
  implicit none
  real(8), intent(in) :: x, t
  real(8) :: wave
  real(8) :: xd, td, waved
  ! Tangent: the derivatives of wave are computed from those of x, t, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  waved = -exp(-0.1d0*t)*(0.1d0*td)*sin(x - 2.0d0*t) + exp(-0.1d0*t)*(cos(x - 2.0d0*t)*(xd - &
      2.0d0*td))
  wave = exp(-0.1d0*t)*sin(x - 2.0d0*t)
end function wave_d
