! A travelling wave that decays.
function wave(x, t)
  implicit none
  real(8), intent(in) :: x, t
  real(8) :: wave
  wave = exp(-0.1d0*t)*sin(x - 2.0d0*t)
end function wave
