module strategy
  integer, parameter :: snapshots = 3
end module strategy
