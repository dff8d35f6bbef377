module diffsizes
  integer, parameter :: nbdirsmax = 12
end module diffsizes
