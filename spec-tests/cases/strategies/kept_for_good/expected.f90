! dotbar adjoint --rules strategies/all-recompute --head 'scaled(x,y)>(y)' in.f90
! the factor is computed the first time, and stays
subroutine scaled_b(x, xb, y, yb)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: xb, yb, tempb
  integer :: first, last, stride
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal8(y)
  xb = 0.0d0
  do i = 1, 3
    call scale(x, y)
    y = y*y
  end do
  call scale(x, y)
  tempb = yb
  yb = 0.0d0
  yb = yb + x*tempb
  xb = xb + y*tempb
  call popreal8(y)
  call pushreal8(y)
  do i = 1, 3
    call scale(x, y)
    y = y*y
  end do
  call scale_b(x, xb, y, yb)
  call popreal8(y)
  call pushreal8(y)
  call pushinteger4(i)
  first = 1
  stride = 1
  do i = first, 3, stride
    call pushreal8(y)
    call scale(x, y)
    call pushreal8(y)
    y = y*y
  end do
  call pushinteger4(i - stride)
  call pushinteger4(first)
  call pushinteger4(-stride)
  call popinteger4(stride)
  call popinteger4(last)
  call popinteger4(first)
  do i = first, last, stride
    call popreal8(y)
    tempb = yb
    yb = 0.0d0
    yb = yb + y*tempb
    yb = yb + y*tempb
    call popreal8(y)
    call scale_b(x, xb, y, yb)
  end do
  call popinteger4(i)
  call popreal8(y)
end subroutine scaled_b

subroutine scale_b(x, xb, y, yb)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  logical, save :: first = .true.
  real(8), save :: c
  real(8) :: xb, yb, tempb
  logical :: branch
  call pushreal8(y)
  if (first) then
    c = 3.0/7.0
    first = .false.
  end if
  tempb = yb
  yb = 0.0d0
  yb = yb + sin(c*x)*tempb
  xb = xb + c*(cos(c*x)*(y*tempb))
  call popreal8(y)
  call pushreal8(y)
  if (first) then
    c = 3.0/7.0
    call pushboolean(.true.)
  else
    call pushboolean(.false.)
  end if
  call popboolean(branch)
  if (branch) then
  end if
  call popreal8(y)
end subroutine scale_b
