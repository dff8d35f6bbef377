! A value that is moved through a variable with memory of its own, in the backward sweep ahead of a call that needs a derivative
! beside that of its argument: they are two variables, since one keeps its memory and the other is given it (a random program).
subroutine f(n, x, y)
  implicit none
  integer :: n
  real(8) :: x(n), y
  real(8), allocatable :: w(:)
  allocate (w(n))
  w(:) = sin(x)
  call products(n, w, w, y)
  w(:) = 0.75d0*w(n:1:-1)*y
  call products(n, w, w, y)
end subroutine f

subroutine products(n, a, b, p)
  implicit none
  integer :: n
  real(8) :: a(n), b(n), p
  p = sum(a*b(n:1:-1))
end subroutine products
