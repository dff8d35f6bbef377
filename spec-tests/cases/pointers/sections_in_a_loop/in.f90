subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(n,n), z(n)
  real(8), pointer :: p(:), q
  integer :: i, j, k
  k = 1
  w = 0.5d0
  z = x
  do j = 1, n
    k = mod(k*3, n) + 1
    p => w(:, k)
    do i = 1, n
      q => z(mod(i+k,n)+1)
      p(i) = p(i)*q + x(i)
      q = q*p(i)
    end do
    k = k + 1
  end do
  y = sum(w*w) + sum(z)
end subroutine
