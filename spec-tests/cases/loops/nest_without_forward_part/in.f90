! c depends linearly on a and b: the adjoint needs no value of the forward sweep, so none of its loops.
subroutine product(a, b, c, n)
  integer :: n, i, j, k
  double precision :: a(n, n), b(n, n), c(n, n)
  do k = 1, n
    do i = 1, n
      c(i, k) = 0.0d0
    end do
  end do
  do j = 1, n
    do k = 1, n
      do i = 1, n
        c(i, k) = c(i, k) + a(i, j)*b(j, k)
      end do
    end do
  end do
end subroutine
