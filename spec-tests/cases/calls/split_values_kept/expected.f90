! dotbar adjoint --head 'steps(a,x)>(a,x)' in.f90
subroutine steps_b(n, a, ab, lda, x, xb)
  integer :: n, lda, j, k
  real(8) :: a(lda, *), x(*), r
  real(8) :: ab(lda, *), xb(*), rb, tempb, moved_fwd, resultb, value
  ! Adjoint: sets the derivatives of a, x from those of a, x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do j = 2, n
    do k = 1, j - 1
      value = -a(k, j)*x(k)
      call axpy_fwd(n - k, value, a(k + 1, k), a(k + 1, j))
      call pushreal8(value)
    end do
    value = 1/(2 + a(1, 1))
    call scaled_fwd(n - 1, value, a(2, 1))
    call pushreal8(value)
    value = 2*x(1) + x(n)
    r = moved_fwd(n, value, x)
    call pushreal8(value)
    call pushreal8(x(j))
    x(j) = x(j) + r
  end do
  value = 1/(2 + a(1, 1))
  call scaled_fwd(n - 1, value, a(1, 1))
  call pushreal8(value)
  rb = 0.0d0
  call popreal8(value)
  tempb = 0.0d0
  call scaled_bwd(n - 1, value, tempb, a(1, 1), ab(1, 1))
  ab(1, 1) = ab(1, 1) - (1.0d0/(2 + a(1, 1)))**2*tempb
  do j = n, 2, -1
    call popreal8(x(j))
    rb = rb + xb(j)
    call popreal8(value)
    resultb = rb
    rb = 0.0d0
    tempb = 0.0d0
    call moved_bwd(n, value, tempb, x, xb, resultb)
    xb(1) = xb(1) + 2*tempb
    xb(n) = xb(n) + tempb
    call popreal8(value)
    tempb = 0.0d0
    call scaled_bwd(n - 1, value, tempb, a(2, 1), ab(2, 1))
    ab(1, 1) = ab(1, 1) - (1.0d0/(2 + a(1, 1)))**2*tempb
    do k = j - 1, 1, -1
      call popreal8(value)
      tempb = 0.0d0
      call axpy_bwd(n - k, value, tempb, a(k + 1, k), ab(k + 1, k), a(k + 1, j), ab(k + 1, j))
      ab(k, j) = ab(k, j) - x(k)*tempb
      xb(k) = xb(k) - a(k, j)*tempb
    end do
  end do
end subroutine steps_b

subroutine axpy_fwd(n, t, x, y)
  integer :: n, i
  real(8) :: t, x(*), y(*)
  call pushreal8array(y(1:n), size(y(1:n)))
  do i = 1, n
    y(i) = y(i) + t*x(i)
  end do
end subroutine axpy_fwd

subroutine axpy_bwd(n, t, tb, x, xb, y, yb)
  integer :: n, i
  real(8) :: t, x(*), y(*)
  real(8) :: tb, xb(*), yb(*)
  do i = n, 1, -1
    tb = tb + x(i)*yb(i)
    xb(i) = xb(i) + t*yb(i)
  end do
  call popreal8array(y(1:n), size(y(1:n)))
end subroutine axpy_bwd

subroutine scaled_fwd(n, t, x)
  integer :: n, i
  real(8) :: x(*), t
  do i = 1, n
    call pushreal8(x(i))
    x(i) = x(i)*t
  end do
end subroutine scaled_fwd

subroutine scaled_bwd(n, t, tb, x, xb)
  integer :: n, i
  real(8) :: x(*), t
  real(8) :: tb, xb(*)
  do i = n, 1, -1
    call popreal8(x(i))
    tb = tb + x(i)*xb(i)
    xb(i) = t*xb(i)
  end do
end subroutine scaled_bwd

function moved_fwd(n, t, x) result(moved)
  integer :: n, i
  real(8) :: x(*), t
  real(8) :: moved
  moved = 0
  do i = 1, n
    moved = moved + x(i)*t
    call pushreal8(x(i))
    x(i) = x(i)*x(i)/(1 + t)
  end do
end function moved_fwd

subroutine moved_bwd(n, t, tb, x, xb, movedb)
  integer :: n, i
  real(8) :: x(*), t
  real(8) :: tb, xb(*), movedb
  do i = n, 1, -1
    call popreal8(x(i))
    tb = tb - x(i)*x(i)*(1.0d0/(1 + t))**2*xb(i)
    xb(i) = 2.0d0*x(i)*((1.0d0/(1 + t))*xb(i)) + t*movedb
    tb = tb + x(i)*movedb
  end do
  movedb = 0.0d0
end subroutine moved_bwd
