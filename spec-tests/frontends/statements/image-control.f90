subroutine s(i)
  use iso_fortran_env
  integer i
  type(lock_type), save :: l[*]
  logical ok
  sync all
  sync all (stat=i)
  sync images (*)
  sync images ([1, 2], stat=i)
  sync memory
  lock (l)
  lock (l[1], acquired_lock=ok)
  unlock (l)
end subroutine s
