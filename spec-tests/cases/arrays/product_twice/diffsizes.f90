module diffsizes
  implicit none
  integer, parameter :: nbdirsmax = 5
end module diffsizes
