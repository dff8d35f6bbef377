module tables
  real(8) :: factor = 2.0d0
  real(8) :: table(3)
end module tables
