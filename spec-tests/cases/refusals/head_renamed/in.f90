module heat
  implicit none
  real :: capacity
end module heat

subroutine march(t)
  use heat, only: cap => capacity
  implicit none
  real :: t
  t = t*cap
end subroutine march
