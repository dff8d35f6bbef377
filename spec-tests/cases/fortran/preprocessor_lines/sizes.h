  real(8), parameter :: factor = 0.5d0
