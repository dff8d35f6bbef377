! Implied DO in array constructors: assigned, summed, in expressions, nested, with calls, with a count that only counting tells.
module m
  implicit none
contains
  function cube(u) result(r)
    real(8), intent(in) :: u
    real(8) :: r
    r = u*u*u
  end function cube
  subroutine square(n, v, s)
    integer, intent(in) :: n
    real(8), intent(in) :: v(n)
    real(8), intent(out) :: s
    s = sum(v*v) + v(1)
  end subroutine square
  subroutine s1(n, x, y, z)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n, n)
    real(8), intent(out) :: y(n + 1), z(6)
    real(8) :: a(n, n)
    real(8), allocatable :: w(:)
    integer :: i, j, k
    i = 7                                              ! the variable of a constructor is another one
    y = [1.0d0, (x(i, 1)*x(i, i), i=1, n)]
    y = y + i*[(x(1, j), exp(x(2, j)), j=1, n - 1, 2), x(n, n), y(1)]
    a = reshape([((x(i, j)*x(j, i), i=1, n), j=1, n)], [n, n])
    k = n - 1
    z(1) = sum([((a(i, j)*i, i=1, j), j=1, n)])
    z(2) = norm2([(x(1, j), j=n, 1, -1), (x(2, :)*j, j=1, k)])
    call square(n, [(cube(x(i, 2)), i=1, n)], z(3))
    w = [x(1, :), (y(j)**2, j=1, k)]
    z(4) = dot_product(w, [(real(j, 8), j=1, size(w))])
    z(5) = maxval([real(8) :: x(1, 1), 2, (cube(a(j, j)), j=1, n)])
    z(6) = 0.0d0
    if (all([(x(j, 1) > 0.05d0, j=1, n)])) z(6) = x(1, 1)*i
  end subroutine s1
end module m
