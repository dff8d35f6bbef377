! Statements that do not touch what is differentiated: output, files, formats, inquiries, stop. They stay where they are.
subroutine report(n, x, s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: s
  integer :: i, unit
  logical :: open
  character(len=20) :: line
  s = 0.0d0
  unit = 77
  open (unit, file='report.txt', status='replace')
  do i = 1, n
    if (x(i) < -1.0d6) then
      print *, 'out of range', i
      stop 1
    end if
    s = s + x(i)*x(i)
    write (unit, 100) i, x(i)
    write (line, '(i4)') i
    if (len_trim(line) > 19) stop 'never'
  end do
100 format (i4, 2x, f12.6)
  inquire (unit, opened=open)
  if (open) close (unit, status='delete')
  s = sqrt(s)
end subroutine report
