! dotbar adjoint --head 'closed(u,c)>(x)' in.f90
! Neighbours on a grid with closed and with periodic ends: the first and the last element have one of their own. What is the same in all
! trips of a loop is made anew ahead of it.
subroutine closed_b(n, m, u, ub, c, cb, x, xb)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: u(n, m), c(n)
  real(8), intent(inout) :: x(n, m)
  integer :: i, j, up, down, right, left
  real(8) :: ub(n, m), cb(n), xb(n, m), tempb, temp0b, temp1b(n), temp2b(n)
  ! Adjoint: sets the derivatives of u, c from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ub = 0.0d0
  cb = 0.0d0
  do i = n, 2, -1
    temp1b(i) = -u(i, 1)*xb(i, m)
    tempb = u(i, 1)*xb(i, m)
    temp2b(i) = c(i)*tempb
    cb(i) = cb(i) + c(max(i - 1, 2))*tempb
    ub(i, 1) = ub(i, 1) + (c(max(i - 1, 2))*c(i)*xb(i, m) - c(min(n, i + 1))*xb(i, m))
  end do
  cb(3:n) = cb(3:n) + temp1b(2:n - 1)
  cb(2:n - 1) = cb(2:n - 1) + temp2b(3:n)
  if (n >= 2) then
    cb(n) = cb(n) + temp1b(n)
    cb(2) = cb(2) + temp2b(2)
  end if
  ! periodic, and written in its place
  do i = n, 1, -1
    temp1b(i) = c(i)*xb(i, 1)
    cb(i) = cb(i) + c(mod(i, n) + 1)*xb(i, 1)
  end do
  cb(2:n) = cb(2:n) + temp1b(1:n - 1)
  if (n >= 1) then
    cb(1) = cb(1) + temp1b(n)
  end if
  do j = m, 1, -1
    right = min(j + 1, m)
    left = max(1, j - 1)
    do i = n, 1, -1
      up = min(i + 1, n)
      down = max(i - 1, 1)
      tempb = u(i, j)*xb(i, j)
      cb(i) = cb(i) + (u(up, j) + u(down, j) + u(i, right) + u(i, left) - 4*u(i, j))*tempb
      temp0b = c(i)*tempb
      temp1b(i) = temp0b
      ub(i, j) = ub(i, j) + (c(i)*(u(up, j) + u(down, j) + u(i, right) + u(i, left) - 4*u(i, j))* &
          xb(i, j) - 4*temp0b)
      xb(i, j) = 0.0d0
    end do
    ub(2:n, j) = ub(2:n, j) + temp1b(1:n - 1)
    ub(1:n - 1, j) = ub(1:n - 1, j) + temp1b(2:n)
    ub(1:n, right) = ub(1:n, right) + temp1b(1:n)
    ub(1:n, left) = ub(1:n, left) + temp1b(1:n)
    if (n >= 1) then
      ub(n, j) = ub(n, j) + temp1b(n)
      ub(1, j) = ub(1, j) + temp1b(1)
    end if
  end do
end subroutine closed_b
