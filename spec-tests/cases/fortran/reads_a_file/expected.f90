! dotbar adjoint --head 's(x)>(y)' rd.f90
! Reads a file that it wrote itself; every record is read, also what is not used.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: unit, i, k
  real(8) :: a, skipped
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  unit = 10
  open(unit, status='scratch')
  do i = 1, n
    write(unit, *) 'header', i
    write(unit, *) i*1.0d0, i*0.25d0
  end do
  rewind(unit)
  do i = 1, n
    do k = 1, 1
      read(unit, *)
    end do
    call pushreal8(a)
    read(unit, *) skipped, a
  end do
  close(unit)
  xb = 0.0d0
  do i = n, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*(a*yb)
    call popreal8(a)
  end do
  yb = 0.0d0
end subroutine s_b
