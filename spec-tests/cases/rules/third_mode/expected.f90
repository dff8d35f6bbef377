! dotbar count --rules examples/count in.f90
subroutine f1_count(n, x, y, f1_operations)
  integer :: n, i
  real(8) :: x(n), y(n), t
  integer :: f1_operations
  f1_operations = 0
  f1_operations = f1_operations + 0
  t = 1.0
  do i = 1, n
    f1_operations = f1_operations + (1 + 0 + 0 + (0 + 0))
    t = t*x(i) + sin(t)
    if (t > 2.0) then
      f1_operations = f1_operations + (1 + 0 + 0 + (1 + (1 + (1 + 0 + 0) + 0) + 0))
      t = t/x(i) - (t*t*t)/2.0
    else
      f1_operations = f1_operations + (1 + 0 + 0)
      t = -(t*x(i))
    end if
    f1_operations = f1_operations + (1 + (1 + 0 + 0) + (0 + (1 + 0 + 0)))
    t = t*t/(t - x(i)*t)
    f1_operations = f1_operations + 0
    y(i) = t
  end do
  print *, t
end subroutine f1_count
