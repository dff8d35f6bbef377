module diffsizes
  integer, parameter :: nbdirsmax = 4
end module diffsizes
