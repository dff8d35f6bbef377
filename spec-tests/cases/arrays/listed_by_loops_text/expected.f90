! dotbar adjoint --head 'f(x)>(y,z)' in.f90
subroutine f_b(n, x, xb, y, yb, z, zb)
  integer :: n
  real(8) :: x(n), y(n), z
  integer :: i0, number, i1, i2, i3, i4
  real(8), allocatable :: result(:)
  real(8) :: xb(n), yb(n), zb, sumb
  real(8), allocatable :: resultb(:)
  ! Adjoint: sets the derivatives of x from those of y, z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  number = 0
  do i1 = 1, n
    do i2 = 1, i1
      number = number + 1
    end do
  end do
  allocate(result(number))
  number = 0
  do i3 = 1, n
    do i4 = 1, i3
      number = number + 1
    end do
  end do
  xb = 0.0d0
  if (allocated(resultb)) then
    deallocate(resultb)
  end if
  if (allocated(result)) then
    allocate(resultb, mold=result)
    resultb = 0.0d0
  end if
  resultb = resultb + zb
  zb = 0.0d0
  do i3 = n, 1, -1
    sumb = 0.0d0
    do i4 = i3, 1, -1
      xb(i4) = xb(i4) + x(i3)*resultb(number)
      sumb = sumb + x(i4)*resultb(number)
      resultb(number) = 0.0d0
      number = number - 1
    end do
    if (i3 >= 1) then
      xb(i3) = xb(i3) + sumb
    end if
  end do
  deallocate(resultb, result)
  do i0 = n, 1, -1
    xb(i0) = xb(i0) + 2.0d0*x(i0)*(i0*yb(i0))
    yb(i0) = 0.0d0
  end do
end subroutine f_b
