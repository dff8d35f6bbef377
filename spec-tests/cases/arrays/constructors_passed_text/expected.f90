! dotbar adjoint --head 'top(x)>(y)' in.f90
! array constructors as actual arguments: their derivative is held by a variable with as many elements
subroutine top_b(n, x, xb, y, yb)
  integer :: n
  real(8) :: x(n), y
  real(8) :: xb(n), yb, resultb, result0b, result1b, tempb(3), temp0b(1), temp1b(1), temp2b(2)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  temp2b = 0.0d0
  call shift_b(2, [sin(x(1)), x(3)], temp2b, y, yb)
  xb(1) = xb(1) + cos(x(1))*temp2b(1)
  xb(3) = xb(3) + temp2b(2)
  resultb = yb
  result0b = yb
  yb = 0.0d0
  result1b = result0b
  result0b = 0.0d0
  temp0b = 0.0d0
  temp1b = 0.0d0
  call dot_b(1, [x(2)*x(3)], temp0b, [y], temp1b, result1b)
  xb(2) = xb(2) + x(3)*temp0b(1)
  xb(3) = xb(3) + x(2)*temp0b(1)
  result1b = resultb
  resultb = 0.0d0
  tempb = 0.0d0
  call dot_b(3, x, xb, [x(1), 2.0d0*x(2), 1.0d0], tempb, result1b)
  xb(1) = xb(1) + tempb(1)
  xb(2) = xb(2) + 2.0d0*tempb(2)
end subroutine top_b

subroutine dot_b(n, a, ab, b, bb, dotb)
  integer :: n, i
  real(8) :: a(n), b(n)
  real(8) :: ab(n), bb(n), dotb
  do i = n, 1, -1
    ab(i) = ab(i) + b(i)*dotb
    bb(i) = bb(i) + a(i)*dotb
  end do
  dotb = 0.0d0
end subroutine dot_b

subroutine shift_b(n, a, ab, y, yb)
  integer :: n, i
  real(8) :: a(n), y
  real(8) :: ab(n), yb
  do i = n, 1, -1
    ab(i) = ab(i) + 2.0d0*a(i)*yb
  end do
end subroutine shift_b
