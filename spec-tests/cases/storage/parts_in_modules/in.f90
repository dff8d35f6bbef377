module kinds
  integer, parameter :: wp = 8
end module
module blas_like
  use kinds, only: wp
  implicit none
  private
  public :: dot, scale_add
contains
  pure real(wp) function dot(n, x, incx, y, incy)
    integer, intent(in) :: n, incx, incy
    real(wp), intent(in) :: x(*), y(*)
    integer :: i
    dot = 0.0_wp
    do i = 1, n
      dot = dot + x(1 + (i-1)*incx)*y(1 + (i-1)*incy)
    end do
  end function
  pure subroutine scale_add(n, a, x, y)
    integer, intent(in) :: n
    real(wp), intent(in) :: a, x(*)
    real(wp), intent(inout) :: y(*)
    integer :: i
    do i = 1, n
      y(i) = y(i) + a*x(i)
    end do
  end subroutine
end module
module solver
  use kinds, only: wp
  use blas_like
  implicit none
  private
  public :: solve
contains
  pure subroutine solve(n, x, z, y, work)
    integer, intent(in) :: n
    real(wp), intent(in) :: x(n), z
    real(wp), intent(out) :: y
    real(wp), intent(out) :: work(*)
    integer :: i, iq
    iq = n + 1
    call constant(n, work)
    call fill(n, x, work, work(iq))
    if (z > 0.0_wp) call scale_add(n, z, work, work(iq))
    y = dot(n, work, 1, work(iq), 1)
    call constant(n, work(2))
    y = y*dot(n, work, 2, work(2), 1)
  end subroutine
  pure subroutine constant(n, a)
    integer, intent(in) :: n
    real(wp), intent(inout) :: a(*)
    integer :: i
    do i = 1, n, 2
      a(i) = 0.25_wp*i
    end do
  end subroutine
  pure subroutine fill(n, x, a, b)
    integer, intent(in) :: n
    real(wp), intent(in) :: x(n)
    real(wp), intent(inout) :: a(n)
    real(wp), intent(out) :: b(*)
    integer :: i
    do i = 1, n
      a(i) = a(i)*0.5_wp + sin(x(i))
      b(i) = a(i)*x(i)
      if (b(i) > 10.0_wp) return
    end do
    do i = 2, n
      a(i) = a(i)*b(i-1)
    end do
  end subroutine
end module
subroutine f(n, x, z, y)
  use solver
  implicit none
  integer, intent(in) :: n
  real*8, intent(in) :: x(n), z
  real*8, intent(out) :: y
  real*8 :: work(2*n + 2), y2
  work = 0.125d0
  call solve(n, x, z, y, work)
  call solve(n, x*y, z, y2, work)
  y = y + y2
end subroutine
