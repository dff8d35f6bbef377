! dotbar adjoint --head 'f(x)>(y)' in.f90
! The variable that counts the trips would be called count, like the function that the derivative of a product applies.
subroutine f_b(n, x, xb, y, yb)
  integer :: n, k
  real(8) :: x(n), y
  real(8) :: xb(n), yb
  integer :: count0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  k = 0
  count0 = 0
  do while (k < n)
    k = k + 1
    call pushreal8(y)
    y = y*product(1.5d0 + x(1:k))
    count0 = count0 + 1
  end do
  call pushinteger4(count0)
  xb = 0.0d0
  call popinteger4(count0)
  do while (count0 > 0)
    count0 = count0 - 1
    call popreal8(y)
    xb(1:k) = xb(1:k) + merge(product(1.5d0 + x(1:k))/merge(1.5d0 + x(1:k), 1.0d0, abs(1.5d0 + &
        x(1:k)) > 0.0d0), product(1.5d0 + x(1:k), mask=abs(1.5d0 + x(1:k)) > 0.0d0)*merge(1.0d0, &
        merge(sum(1.5d0 + x(1:k), mask=abs(1.5d0 + x(1:k)) <= 0.0d0) - (1.5d0 + x(1:k)), 0.0d0, &
        count(abs(1.5d0 + x(1:k)) <= 0.0d0) == 2), count(abs(1.5d0 + x(1:k)) <= 0.0d0) == 1), &
        abs(1.5d0 + x(1:k)) > 0.0d0)*(y*yb)
    yb = product(1.5d0 + x(1:k))*yb
    k = k - 1
  end do
  yb = 0.0d0
end subroutine f_b
