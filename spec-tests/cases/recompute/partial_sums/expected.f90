! dotbar adjoint --head 'lengths(a,r)>(r,total)' --head 'sums(a,r)>(r,total)' --head 'left_out(x)>(y)' in.f90
! Of a sum that is set just before the loop no part is used: nothing is recorded in the loop.
subroutine lengths_b(m, n, a, ab, r, rb, total, totalb)
  implicit none
  integer, intent(in) :: m, n
  real(8), intent(in) :: a(m, n)
  real(8), intent(inout) :: r(n)
  real(8), intent(inout) :: total
  integer :: i, j
  real(8) :: ab(m, n), rb(n), totalb
  ! Adjoint: sets the derivatives of a, r from those of r, total, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do j = 1, n
    call pushreal8(r(j))
    r(j) = 0.1d0
    do i = 1, m
      r(j) = r(j) + a(i, j)*a(i, j)
    end do
    call pushreal8(r(j))
    r(j) = sqrt(r(j))
  end do
  ab = 0.0d0
  do j = n, 1, -1
    rb(j) = rb(j) + (exp(r(j))*(r(j)*totalb) + exp(r(j))*totalb)
  end do
  do j = n, 1, -1
    call popreal8(r(j))
    rb(j) = rb(j)/(2.0d0*max(sqrt(r(j)), sqrt(tiny(1.0d0))))
    do i = m, 1, -1
      ab(i, j) = ab(i, j) + 2.0d0*a(i, j)*rb(j)
    end do
    call popreal8(r(j))
    rb(j) = 2.0d0*r(j)*totalb
  end do
  totalb = 0.0d0
end subroutine lengths_b

! Here the loop goes on with what was there, or uses a part.
subroutine sums_b(m, n, a, ab, r, rb, total, totalb)
  implicit none
  integer, intent(in) :: m, n
  real(8), intent(in) :: a(m, n)
  real(8), intent(inout) :: r(n)
  real(8), intent(inout) :: total
  integer :: i, j
  real(8) :: ab(m, n), rb(n), totalb
  ! Adjoint: sets the derivatives of a, r from those of r, total, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do j = 1, n
    do i = 1, m
      call pushreal8(r(j))
      r(j) = r(j) + a(i, j)*a(i, j)
    end do
    call pushreal8(r(j))
    r(j) = sqrt(r(j))
  end do
  call pushreal8array(r, size(r))
  ab = 0.0d0
  do j = n, 1, -1
    r(j) = 1.0d0
    do i = 1, m
      call pushreal8(r(j))
      r(j) = r(j) + a(i, j)*a(i, j)
    end do
    do i = m, 1, -1
      rb(j) = rb(j) + 2.0d0*r(j)*totalb
      call popreal8(r(j))
      ab(i, j) = ab(i, j) + 2.0d0*a(i, j)*rb(j)
    end do
    rb(j) = 0.0d0
  end do
  call popreal8array(r, size(r))
  do j = n, 1, -1
    call popreal8(r(j))
    rb(j) = rb(j)/(2.0d0*max(sqrt(r(j)), sqrt(tiny(1.0d0))))
    do i = m, 1, -1
      call popreal8(r(j))
      ab(i, j) = ab(i, j) + 2.0d0*a(i, j)*rb(j)
    end do
    rb(j) = rb(j) + 2.0d0*r(j)*totalb
  end do
  totalb = 0.0d0
end subroutine sums_b

! What the loop sets is set before it, too, but nothing needs that, and it is left out: the loop keeps what was there (found by a random
! program).
subroutine left_out_b(x, xb, k, y, yb)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: k
  real(8), intent(inout) :: y
  real(8) :: t, u
  integer :: i
  real(8) :: xb, yb, tb, ub
  integer :: count, branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  t = x
  u = 2.0d0
  i = k
  count = 0
  do while (i > 0)
    call pushreal8(t)
    t = x - 1.0d0
    t = t + 0.5d0
    if (t < u) then
      call pushreal8(u)
      u = u*x
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    i = i - 1
    count = count + 1
  end do
  call pushinteger4(count)
  xb = 0.0d0
  ub = yb
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    call popcontrol1b(branch)
    if (branch == 0) then
      call popreal8(u)
      xb = xb + u*ub
      ub = x*ub
    end if
    tb = 0.0d0
    call popreal8(t)
    xb = xb + tb
  end do
  tb = 0.0d0
  tb = cos(t)*yb
  yb = 0.0d0
  xb = xb + tb
end subroutine left_out_b
