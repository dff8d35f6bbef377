module diffsizes
  integer, parameter :: nbdirsmax = 40
end module diffsizes
