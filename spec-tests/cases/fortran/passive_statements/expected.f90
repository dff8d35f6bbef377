! dotbar adjoint --head 'report(x)>(s)' passive.f90
! Statements that do not touch what is differentiated: output, files, formats, inquiries, stop. They stay where they are.
subroutine report_b(n, x, xb, s, sb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: s
  integer :: i
  character(len=20) :: line
  real(8) :: xb(n), sb
  ! Adjoint: sets the derivatives of x from those of s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s = 0.0d0
  do i = 1, n
    if (x(i) < -1.0d6) stop 1
    s = s + x(i)*x(i)
    write(line, '(i4)') i
    if (len_trim(line) > 19) stop 'never'
  end do
  xb = 0.0d0
  sb = sb/(2.0d0*max(sqrt(s), sqrt(tiny(1.0d0))))
  do i = n, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*sb
  end do
  sb = 0.0d0
end subroutine report_b
