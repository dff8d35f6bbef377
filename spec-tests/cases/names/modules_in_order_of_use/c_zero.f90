module zero_level
  implicit none
  real(8) :: factor = 2
end module
