! dotbar adjoint --head 'steps(x,y)>(x,y)' in.f90
subroutine steps_b(n, x, xb, y, yb)
  integer :: n, i
  real(8) :: x(*), y(*), t
  real(8) :: xb(*), yb(*), tb, total_fwd, resultb
  ! Adjoint: sets the derivatives of x, y from those of x, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    call update_fwd(n - i + 1, x(i), y(i))
  end do
  t = total_fwd(n, x)
  call pushreal8(y(n))
  y(n) = y(n)*t
  call update_fwd(n, y, x)
  call update_bwd(n, y, yb, x, xb)
  call popreal8(y(n))
  tb = y(n)*yb(n)
  yb(n) = t*yb(n)
  resultb = tb
  tb = 0.0d0
  call total_bwd(n, x, xb, resultb)
  do i = n, 1, -1
    call update_bwd(n - i + 1, x(i), xb(i), y(i), yb(i))
  end do
end subroutine steps_b

subroutine update_fwd(n, x, y)
  integer :: n, i
  real(8) :: x(*), y(*)
  do i = 1, n
    call pushreal8(y(i))
    y(i) = y(i)*x(i) + sin(x(i))
  end do
  call scaled_fwd(n, y)
end subroutine update_fwd

subroutine update_bwd(n, x, xb, y, yb)
  integer :: n, i
  real(8) :: x(*), y(*)
  real(8) :: xb(*), yb(*)
  call scaled_bwd(n, y, yb)
  do i = n, 1, -1
    call popreal8(y(i))
    xb(i) = xb(i) + (cos(x(i))*yb(i) + y(i)*yb(i))
    yb(i) = x(i)*yb(i)
  end do
end subroutine update_bwd

subroutine scaled_fwd(n, y)
  integer :: n
  real(8) :: y(n)
  call pushreal8array(y, size(y))
  y = 0.5d0*y*y
end subroutine scaled_fwd

subroutine scaled_bwd(n, y, yb)
  integer :: n
  real(8) :: y(n)
  real(8) :: yb(n)
  call popreal8array(y, size(y))
  yb = 2.0d0*(0.5d0*y)*yb
end subroutine scaled_bwd

function total_fwd(n, x) result(total)
  integer :: n, i
  real(8) :: x(*)
  real(8) :: total
  total = 0.0d0
  do i = 1, n
    total = total + x(i)
    call pushreal8(x(i))
    x(i) = x(i)*x(i)
  end do
end function total_fwd

subroutine total_bwd(n, x, xb, totalb)
  integer :: n, i
  real(8) :: x(*)
  real(8) :: xb(*), totalb
  do i = n, 1, -1
    call popreal8(x(i))
    xb(i) = 2.0d0*x(i)*xb(i) + totalb
  end do
  totalb = 0.0d0
end subroutine total_bwd
