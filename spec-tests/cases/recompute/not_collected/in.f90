! What a backward loop adds to neighbours stays where it is: where it is read, alone, chosen, or of an unknown extent.
subroutine not_collected(n, u, c, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n), c(n)
  real(8), intent(out) :: x(n)
  real(8) :: a(n), b(n), d(n), e(n, n), f(n, n), g(n, 3), h(n), o(n), r(n), s(n), p(n, 2, 2, 2), q(n, n, n)
  integer :: i, j, l
  x = 0; a = u; b = u; d = c; e = 2; f = 3; g = 1.5d0; h = u; o = c; r = u; s = c; p = 0.4d0; q = 0.3d0
  e(:, 2) = u; q(:, 1, 2) = c; p(:, 1, 1, 2) = u
  do i = 2, n - 1
    a(i) = a(i + 1)*c(i) + a(i - 1)*a(i)                      ! read: in place
  end do
  do i = 1, n - 1
    x(i) = x(i) + c(i)*b(i + 1)                               ! alone
    if (u(i) > 0.5d0) x(i) = x(i) + d(i + 1)*d(i)             ! chosen
    x(i) = x(i) + r(i + 1)*r(i)                               ! beside such
  end do
  do i = 1, n - 1
    l = mod(i, 2) + 1
    x(i) = x(i) + e(i + 1, l)*e(i, l)*q(i + 1, 1, l)*q(i, l, 1) + q(i + 1, l, 2)    ! the column changes
    x(i) = x(i) + f(l, i + 1)*f(l, i) + p(i, 1, 1, l)*p(i + 1, 1, 1, 2)             ! the second one counts
  end do
  do i = 1, n - 1
    g(i, :) = g(i + 1, :)*g(i, 2)                             ! not element by element
    x(i) = x(i) + s(i + 1)*s(i)
  end do
  do i = 1, n - 1
    call times(h(i), h(i + 1), x(i))                          ! handed on
    x(i) = x(i) + h(i + 1)*h(i)
  end do
  do i = n - 1, 2, -2
    x(i) = x(i) + o(i + 1)*o(i) + o(i - 1)                    ! by two
  end do
  call unknown(n, c, x)
  x(1) = x(1) + sum(a) + sum(g)
end subroutine not_collected

subroutine times(a, b, c)
  implicit none
  real(8), intent(in) :: a, b
  real(8), intent(inout) :: c
  c = c + a*b
end subroutine times

subroutine unknown(n, c, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: c(*)
  real(8), intent(inout) :: x(*)
  integer :: i
  do i = 1, n - 1
    x(i) = x(i) + c(i + 1)*c(i)
  end do
end subroutine unknown
