! The variable of the loop depends on its step, in a procedure that is called: such a call is not passive.
subroutine p(n, x, y, g)
  implicit none
  integer :: n
  real(8) :: x(n), y, g
  call last(y, g, x(1))
end subroutine p
subroutine last(q, g, step)
  implicit none
  real(8) :: q, g, step, u
  do u = g, g, step
    cycle
  end do
  q = u
end subroutine last
