! Reads a file that it wrote itself; every record is read, also what is not used.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: unit, i, k
  real(8) :: a, skipped
  unit = 10
  open (unit, status='scratch')
  do i = 1, n
    write (unit, *) 'header', i
    write (unit, *) i*1.0d0, i*0.25d0
  end do
  rewind (unit)
  y = 0.0d0
  do i = 1, n
    do k = 1, 1
      read (unit, *)
    end do
    read (unit, *) skipped, a
    y = y + a*x(i)**2
  end do
  close (unit)
end subroutine s
