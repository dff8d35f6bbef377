! What a procedure overwrites through one argument it reaches through no other. Where it overwrites all that it reads of an argument, the
! others are apart from it, wherever they begin in the same array of unknown extent: derivatives are passed as they are.
subroutine top(n, a, x)
  integer :: n
  real(8) :: a(n, n), x(n)
  call factor(n, a, n, x)
end subroutine
subroutine factor(n, a, lda, x)
  integer :: n, lda, j, k
  real(8) :: a(lda, *), x(*), t
  do j = 2, n
    do k = 1, j - 1
      t = -a(k, j)
      call axpy(n - k, t, a(k + 1, k), 1, a(k + 1, j), 1)
    end do
    do k = j + 1, n
      a(k, j) = a(k, j)/a(j, j)
    end do
  end do
  call rotate(n, a(1, 1), a(1, 2), x(1), x(2))
end subroutine
subroutine axpy(n, a, x, incx, y, incy)
  integer :: n, incx, incy, i, ix, iy
  real(8) :: a, x(*), y(*)
  ix = 1
  iy = 1
  do i = 1, n
    y(iy) = y(iy) + a*x(ix)
    ix = ix + incx
    iy = iy + incy
  end do
end subroutine
subroutine rotate(n, x, y, c, s)
  integer :: n, i
  real(8) :: x(*), y(*), c, s, t
  do i = 1, n
    t = c*x(i) + s*y(i)
    y(i) = c*y(i) - s*x(i)
    x(i) = t
  end do
end subroutine
