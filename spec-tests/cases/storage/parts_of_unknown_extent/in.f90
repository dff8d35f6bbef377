! Parts of one array of unknown extent stand for several arguments, of which the procedure may read the same element: its adjoint would
! add to that by two ways. A copy of the procedure has the array once, and where in it each argument begins.
subroutine top(n, a, x, s)
  integer :: n
  real(8) :: a(n, n), x(n), s
  call steps(n, a, n, x, s)
end subroutine
subroutine steps(n, a, lda, x, s)
  integer :: n, lda, j
  real(8) :: a(lda, *), x(*), t, s
  real(8), external :: dot
  s = 0
  do j = 1, n
    t = dot(n, a(j, 1), lda, a(1, j), 1)
    s = s + t*x(j)
    call product(n - 1, n - 1, t, a(1, 2), lda, a(1, n), a(2, 1))
    t = dot(n - 1, x(1), 1, x(2), 1)
    x(j) = x(j)*t
  end do
  call column(n, a, lda, a(1, 2), a(1, 3), s)
end subroutine
real(8) function dot(n, x, incx, y, incy)
  integer :: n, incx, incy, i, ix, iy
  real(8) :: x(*), y(*)
  dot = 0
  ix = 1
  iy = 1
  do i = 1, n
    dot = dot + x(ix)*y(iy)
    ix = ix + incx
    iy = iy + incy
  end do
end function
subroutine product(m, n, t, a, lda, x, y)
  integer :: m, n, lda, i, j
  real(8) :: t, a(lda, *), x(*), y(0:*)
  do j = 1, n
    do i = 1, m
      y(i - 1) = y(i - 1) + t*a(i, j)*x(j)
    end do
  end do
end subroutine
! Both overwrite: what of both is read is not known to be overwritten.
subroutine column(n, a, lda, x, pivot, s)
  integer, parameter :: wp = 8
  integer, intent(in) :: n, lda
  real(wp), intent(inout) :: a(0:lda - 1, *), x(*), pivot, s
  integer :: i
  real(wp), external :: dot
  pivot = pivot*x(1)
  do i = 3, n
    x(i) = x(i)/a(i - 1, i) - x(i - 1)*a(i - 2, i)
  end do
  s = s + dot(n, a, 1, x, 1)
  a(0, 1) = a(0, 1) + s
end subroutine
