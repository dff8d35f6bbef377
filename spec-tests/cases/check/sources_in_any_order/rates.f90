module rates
  use kinds
  real(wp) :: rate = 0.5_wp
end module rates
