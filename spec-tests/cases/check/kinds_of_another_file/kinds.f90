module kinds
  integer, parameter :: wp = selected_real_kind(15)
end module
