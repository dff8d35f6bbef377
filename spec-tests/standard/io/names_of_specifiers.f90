! Variables named unit, fmt, file and iostat.
! standard: 12.6.2, 6.3.2
! head: f(unit)>(file)
subroutine f(unit, file)
  implicit none
  real(8) :: unit, file, fmt
  integer :: iostat
  fmt = unit*unit
  write (unit=*, fmt=*, iostat=iostat) fmt
  if (iostat == 0) file = fmt*unit
end subroutine f
