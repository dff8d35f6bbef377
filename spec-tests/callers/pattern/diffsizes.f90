module diffsizes
  integer, parameter :: nbdirsmax = 5
end module diffsizes
