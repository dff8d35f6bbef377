module solver
  implicit none
  private
  public :: solve
contains
  pure subroutine solve(n, x, y, work)
    integer, intent(in) :: n
    real*8, intent(in) :: x(n)
    real*8, intent(out) :: y
    real*8, intent(inout) :: work(*)
    real*8 :: t
    call shift(n, work, work(2), t)
    y = work(1)*work(n)*x(2)*t
    work(n) = work(n)*x(1)
  end subroutine
  pure subroutine shift(n, a, b, t)
    integer, intent(in) :: n
    real*8, intent(in) :: a(*), b(n)
    real*8, intent(out) :: t
    real*8 :: s
    integer :: i
    s = 0
    do i = 1, n
      s = s + a(i)*b(i)
    end do
    t = s
  end subroutine
end module
subroutine f(n, x, z, y)
  use solver
  implicit none
  integer, intent(in) :: n
  real*8, intent(in) :: x(n), z
  real*8, intent(out) :: y
  real*8 :: work(2*n + 2), y2
  work = z
  call solve(n, x, y, work)
  work(2:n) = work(2:n)*work(1:n-1)
  call solve(n, x*y, y2, work)
  y = y + y2
end subroutine
