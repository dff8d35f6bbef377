! Alternate returns: the derivative calls a copy that says by a number where it returns to. In a loop, under an IF, behind a
! label, a call that labels follow in another order, a procedure that calls another so.
subroutine bounded(a, b, *, *)
  implicit none
  real(8), intent(in) :: a
  real(8), intent(inout) :: b
  b = b*sin(a)
  if (a > 0.7d0) return 1
  call positive(b, *10)
  b = b + a
  return
10 b = -b
  return 2
end subroutine bounded
subroutine positive(b, *)
  implicit none
  real(8), intent(inout) :: b
  if (b < 0.25d0) return 1
  b = b*b
end subroutine positive
subroutine classified(a, *, n, b, *)
  real(8) :: a, b
  integer :: n
  b = b*a
  n = n + 1
  return n - 1
end subroutine classified
subroutine f(x, y)
  implicit none
  real(8) :: x(5), y
  integer :: i, n
  y = x(1)
  do i = 1, 5
    call bounded(x(i), y, *10, *20)
    y = y*x(2)
    cycle
10  y = y*2 + x(i)
    cycle
20  y = y*x(3)*y
  end do
  n = 0
5 call classified(x(4), *30, n, y, *40)
  y = y + x(1)
  if (n < 3) go to 5
30 y = y*x(2)
  if (n == 2) call classified(x(5), *40, n, y, *5)
40 y = y*y
end subroutine f
