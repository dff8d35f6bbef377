! Expressions that a call itself changes have the same values in both sweeps of a split call.
subroutine top(n, a, x)
  integer :: n
  real(8) :: a(n, n), x(n)
  call steps(n, a, n, x)
end subroutine
subroutine steps(n, a, lda, x)
  integer :: n, lda, j, k
  real(8) :: a(lda, *), x(*), r
  real(8), external :: moved
  do j = 2, n
    do k = 1, j - 1
      call axpy(n - k, -a(k, j)*x(k), a(k + 1, k), a(k + 1, j))
    end do
    call scaled(n - 1, 1/(2 + a(1, 1)), a(2, 1))
    r = moved(n, 2*x(1) + x(n), x)
    x(j) = x(j) + r
  end do
  call scaled(n - 1, 1/(2 + a(1, 1)), a(1, 1))
end subroutine
subroutine axpy(n, t, x, y)
  integer :: n, i
  real(8) :: t, x(*), y(*)
  do i = 1, n
    y(i) = y(i) + t*x(i)
  end do
end subroutine
subroutine scaled(n, t, x)
  integer :: n, i
  real(8) :: x(*), t
  do i = 1, n
    x(i) = x(i)*t
  end do
end subroutine
real(8) function moved(n, t, x)
  integer :: n, i
  real(8) :: x(*), t
  moved = 0
  do i = 1, n
    moved = moved + x(i)*t
    x(i) = x(i)*x(i)/(1 + t)
  end do
end function
