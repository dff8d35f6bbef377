! dotbar adjoint --head 'open_ends(u,s)>(x)' in.f90
! Ends that are not those of the loop, or where no sum for a trip may be kept: each trip adds in its place.
subroutine open_ends_b(n, u, ub, s, sb, x, xb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n), s(2:n)
  real(8), intent(inout) :: x(n)
  integer :: i, k, last
  real(8) :: ub(n), sb(2:n), xb(n)
  integer :: bound
  ! Adjoint: sets the derivatives of u, s from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  last = n
  bound = last
  ! the end moves
  do i = 1, bound
    call pushinteger4(last)
    last = n - 1
  end do
  call pushinteger4(bound)
  ! two ends in one variable
  do i = 1, n
    call pushinteger4(k)
    k = min(i + 1, n)
    call pushinteger4(k)
    k = max(i - 1, 1)
  end do
  ! as a person may write it: not known
  call pushinteger4(k)
  ub = 0.0d0
  sb = 0.0d0
  do i = n, 1, -1
    k = i + 1
    if (k > n) k = 1
    ub(k) = ub(k) + u(i)*xb(i)
    ub(i) = ub(i) + u(k)*xb(i)
  end do
  call popinteger4(k)
  do i = n, 1, -1
    ub(k) = ub(k) + u(i)*xb(i)
    ub(i) = ub(i) + u(k)*xb(i)
    call popinteger4(k)
    ub(k) = ub(k) + u(i)*xb(i)
    ub(i) = ub(i) + u(k)*xb(i)
    call popinteger4(k)
  end do
  call popinteger4(bound)
  do i = bound, 1, -1
    call popinteger4(last)
    ub(min(i + 1, last)) = ub(min(i + 1, last)) + u(i)*xb(i)
    ub(i) = ub(i) + u(min(i + 1, last))*xb(i)
  end do
  ! s has no place for the first trip
  do i = n, 1, -1
    sb(min(i + 1, n)) = sb(min(i + 1, n)) + s(max(i, 2))*xb(i)
    sb(max(i, 2)) = sb(max(i, 2)) + s(min(i + 1, n))*xb(i)
  end do
  ! downwards
  do i = 1, n
    ub(min(i + 1, n)) = ub(min(i + 1, n)) + u(i)*xb(i)
    ub(i) = ub(i) + u(min(i + 1, n))*xb(i)
  end do
  ! up to n, not to n - 1
  do i = n - 1, 1, -1
    ub(min(i + 1, n)) = ub(min(i + 1, n)) + u(i)*xb(i)
    ub(i) = ub(i) + u(min(i + 1, n))*xb(i)
  end do
  xb = 0.0d0
end subroutine open_ends_b
