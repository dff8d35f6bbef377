! dotbar adjoint --head 'top(x)>(y)' in.f90
! elements of one array for array dummies; both overwrite something, and both read what lies in both
subroutine top_b(x, xb, y, yb)
  real(8) :: x(6), y
  real(8) :: a(6)
  integer :: i
  real(8) :: xb(6), yb, ab(6)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, 6
    a(i) = x(i)*x(i)
  end do
  call pushreal8array(a, size(a))
  call t_p_q(4, a, 0, 2, y)
  xb = 0.0d0
  ab = 0.0d0
  ab(1) = ab(1) + y*yb
  ab(6) = ab(6) + a(3)*yb
  ab(3) = ab(3) + a(6)*yb
  yb = a(1)*yb
  call popreal8array(a, size(a))
  call t_p_q_b(4, a, ab, 0, 2, y, yb)
  do i = 6, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*ab(i)
    ab(i) = 0.0d0
  end do
end subroutine top_b

subroutine t_p_q(n, storage, from_p, from_q, y)
  real(8) :: storage(*)
  integer :: from_p, from_q
  integer :: n, i
  real(8) :: y
  storage(from_p + 1) = storage(from_p + 1)*storage(from_p + 2)
  storage(from_q + n) = storage(from_q + n)*storage(from_q + n - 1)
  y = storage(from_p + 1)*storage(from_q + n)
  do i = 3, n
    y = y + storage(from_p + i)*storage(from_q + i - 2)*sin(storage(from_p + i))
  end do
end subroutine t_p_q

subroutine t_p_q_b(n, storage, storageb, from_p, from_q, y, yb)
  real(8) :: storage(*)
  integer :: from_p, from_q
  integer :: n, i
  real(8) :: y
  real(8) :: storageb(*), yb, tempb
  call pushreal8(storage(from_p + 1))
  storage(from_p + 1) = storage(from_p + 1)*storage(from_p + 2)
  call pushreal8(storage(from_q + n))
  storage(from_q + n) = storage(from_q + n)*storage(from_q + n - 1)
  do i = n, 3, -1
    tempb = sin(storage(from_p + i))*yb
    storageb(from_q + i - 2) = storageb(from_q + i - 2) + storage(from_p + i)*tempb
    storageb(from_p + i) = storageb(from_p + i) + (cos(storage(from_p + i))*(storage(from_p + i)* &
        storage(from_q + i - 2)*yb) + storage(from_q + i - 2)*tempb)
  end do
  storageb(from_p + 1) = storageb(from_p + 1) + storage(from_q + n)*yb
  storageb(from_q + n) = storageb(from_q + n) + storage(from_p + 1)*yb
  yb = 0.0d0
  call popreal8(storage(from_q + n))
  storageb(from_q + n - 1) = storageb(from_q + n - 1) + storage(from_q + n)*storageb(from_q + n)
  storageb(from_q + n) = storage(from_q + n - 1)*storageb(from_q + n)
  call popreal8(storage(from_p + 1))
  storageb(from_p + 2) = storageb(from_p + 2) + storage(from_p + 1)*storageb(from_p + 1)
  storageb(from_p + 1) = storage(from_p + 2)*storageb(from_p + 1)
end subroutine t_p_q_b
