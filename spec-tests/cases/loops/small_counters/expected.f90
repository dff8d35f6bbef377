! dotbar adjoint --head 'f(x)>(y)' in.f90
! What remembers where a strided loop ended has the type of what is remembered: the counter minus a literal is a default integer.
subroutine f_b(n, x, xb, y, yb)
  implicit none
  integer :: n, i
  integer(1) :: k
  integer(2) :: l
  real(8) :: x(n), y
  real(8) :: xb(n), yb, tempb, temp0b(n)
  integer :: last
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, 2
    do k = 1, n, 2
      call pushreal8(x(k))
      x(k) = x(k)*x(k)*i
    end do
    call pushinteger4(k - 2)
    do l = n, 1, -2
      call pushreal8(x(l))
      x(l) = sin(x(l))*x(1)
    end do
    call pushinteger4(l - (-2))
  end do
  xb = 0.0d0
  do k = 4, 2, -1
    xb(k) = xb(k) + x(k - 1)*yb
    temp0b(k - 1) = x(k)*yb
  end do
  xb(1:3) = xb(1:3) + temp0b(1:3)
  do i = 2, 1, -1
    call popinteger4(last)
    do l = last, n, -(-2)
      call popreal8(x(l))
      tempb = xb(l)
      xb(l) = cos(x(l))*(x(1)*tempb)
      xb(1) = xb(1) + sin(x(l))*tempb
    end do
    call popinteger4(last)
    do k = last, 1, -2
      call popreal8(x(k))
      xb(k) = 2.0d0*x(k)*(i*xb(k))
    end do
  end do
end subroutine f_b
