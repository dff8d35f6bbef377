! dotbar adjoint --head 'top(x)>(y)' in.f90
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
  xb = 0.0d0
  ab = 0.0d0
  call t_p_q_b(4, a, ab, 0, 2, y, yb)
  do i = 6, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*ab(i)
    ab(i) = 0.0d0
  end do
end subroutine top_b

subroutine t_p_q_b(n, storage, storageb, from_p, from_q, y, yb)
  real(8) :: storage(*)
  integer :: from_p, from_q
  integer :: n, i
  real(8) :: y
  real(8) :: storageb(*), yb, tempb, temp0b
  do i = n, 1, -1
    tempb = sin(storage(from_p + i)*storage(from_q + n + 1 - i))*yb
    storageb(from_q + i) = storageb(from_q + i) + storage(from_p + i)*tempb
    temp0b = cos(storage(from_p + i)*storage(from_q + n + 1 - i))*(storage(from_p + i)* &
        storage(from_q + i)*yb)
    storageb(from_p + i) = storageb(from_p + i) + (storage(from_q + n + 1 - i)*temp0b + &
        storage(from_q + i)*tempb)
    storageb(from_q + n + 1 - i) = storageb(from_q + n + 1 - i) + storage(from_p + i)*temp0b
  end do
  yb = 0.0d0
end subroutine t_p_q_b
