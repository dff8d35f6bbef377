subroutine outer(x, y)
  real(8) :: x, y
  integer :: called
  called = 2
  x = x*y
  if (x > 0) call inner(x, y)
  do while (called > 0)
    called = called - 1
    call inner(x, x + 1.0d0)
    call elsewhere(x)
  end do
end subroutine outer
recursive subroutine inner(x, y)
  real(8) :: x, y
  x = x*y*y
  if (x > 1.0d0) then
    x = x/4.0d0
    call inner(x, y)
  end if
end subroutine inner
