! RANDOM_NUMBER gives something else each time, in a procedure that the adjoint would run twice.
! standard: 16.9 RANDOM_NUMBER
! head: f(x)>(y)
! expect: refused: the adjoint runs twice
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  call g(x, y)
  y = y*x
end subroutine f
subroutine g(x, y)
  implicit none
  real(8) :: x, y, r
  call random_number(r)
  y = x*x + 0*r*x
end subroutine g
