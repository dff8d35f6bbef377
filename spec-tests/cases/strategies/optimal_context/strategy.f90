module strategy
  integer, parameter :: snapshots = 2
end module strategy
