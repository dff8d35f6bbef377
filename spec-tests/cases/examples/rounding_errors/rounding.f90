module rounding
  real(8) :: bound = 0
end module rounding
