! dotbar count --rules examples/count in.f90
subroutine outer_count(x, y, outer_operations)
  real(8) :: x, y
  integer :: called
  integer :: called0, called1
  integer :: outer_operations
  outer_operations = 0
  outer_operations = outer_operations + 0
  called = 2
  outer_operations = outer_operations + (1 + 0 + 0)
  x = x*y
  if (x > 0) then
    call inner_count(x, y, called0)
    outer_operations = outer_operations + called0
  end if
  do while (called > 0)
    outer_operations = outer_operations + (0 + 0)
    called = called - 1
    call inner_count(x, x + 1.0d0, called1)
    outer_operations = outer_operations + called1
    call elsewhere(x)
  end do
end subroutine outer_count

recursive subroutine inner_count(x, y, inner_operations)
  real(8) :: x, y
  integer :: called
  integer :: inner_operations
  inner_operations = 0
  inner_operations = inner_operations + (1 + (1 + 0 + 0) + 0)
  x = x*y*y
  if (x > 1.0d0) then
    inner_operations = inner_operations + (1 + 0 + 0)
    x = x/4.0d0
    call inner_count(x, y, called)
    inner_operations = inner_operations + called
  end if
end subroutine inner_count
