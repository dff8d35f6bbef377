! dotbar adjoint --head 'product(a,b)>(c)' in.f90
! c depends linearly on a and b: the adjoint needs no value of the forward sweep, so none of its loops.
subroutine product_b(a, ab, b, bb, c, cb, n)
  integer :: n, i, j, k
  double precision :: a(n, n), b(n, n), c(n, n)
  double precision :: ab(n, n), bb(n, n), cb(n, n), sumb
  ! Adjoint: sets the derivatives of a, b from those of c, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ab = 0.0d0
  bb = 0.0d0
  do j = n, 1, -1
    do k = n, 1, -1
      sumb = 0.0d0
      do i = n, 1, -1
        ab(i, j) = ab(i, j) + b(j, k)*cb(i, k)
        sumb = sumb + a(i, j)*cb(i, k)
      end do
      if (n >= 1) then
        bb(j, k) = bb(j, k) + sumb
      end if
    end do
  end do
  do k = n, 1, -1
    do i = n, 1, -1
      cb(i, k) = 0.0d0
    end do
  end do
end subroutine product_b
