module consts
  implicit none
  real(8), parameter :: third = 1d0/3
  real(8) :: gain = 3
end module consts
