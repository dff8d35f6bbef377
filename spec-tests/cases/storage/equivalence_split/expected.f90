! dotbar adjoint --head 'top(x)>(y)' in.f90
! A split procedure keeps what shares a storage with EQUIVALENCE: all of it, not the first of the names.
subroutine top_b(n, x, xb, y, yb)
  implicit none
  integer :: n, i
  real(8) :: x(n), y(n)
  real(8) :: xb(n), yb(n)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    y(i) = x(i)*x(i)
  end do
  call turn_fwd(n, y)
  call pushreal8array(y, size(y))
  xb = 0.0d0
  do i = n, 1, -1
    yb(i) = cos(y(i))*yb(i)
  end do
  call popreal8array(y, size(y))
  call turn_bwd(n, y, yb)
  do i = n, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*yb(i)
    yb(i) = 0.0d0
  end do
end subroutine top_b

subroutine turn_fwd(n, y)
  implicit none
  integer :: n, i, last, k(4)
  real(8) :: y(n)
  equivalence (last, k(4))
  do i = 1, 4
    k(i) = 5 - i
  end do
  last = 2
  do i = 1, 4
    call pushreal8(y(k(i)))
    y(k(i)) = y(k(i))*y(5 - i)
  end do
  call pushinteger4(last)
  call pushinteger4array(k, size(k))
end subroutine turn_fwd

subroutine turn_bwd(n, y, yb)
  implicit none
  integer :: n, i, last, k(4)
  real(8) :: y(n)
  equivalence (last, k(4))
  real(8) :: yb(n), tempb
  call popinteger4array(k, size(k))
  call popinteger4(last)
  do i = 4, 1, -1
    call popreal8(y(k(i)))
    tempb = yb(k(i))
    yb(k(i)) = y(5 - i)*tempb
    yb(5 - i) = yb(5 - i) + y(k(i))*tempb
  end do
end subroutine turn_bwd
