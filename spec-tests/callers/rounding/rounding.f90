module rounding
  real :: bound = 0
end module rounding
