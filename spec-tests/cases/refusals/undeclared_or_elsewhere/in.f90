! Nothing here lacks a declaration: names of intrinsic modules, of ASSOCIATE and SELECT TYPE; what is refused is told without such warnings.
module m
use iso_fortran_env
use, intrinsic :: iso_c_binding, only: c_double
use, intrinsic :: ieee_arithmetic
implicit none
type t
 real(8) :: v
end type
contains
subroutine used(x, y, o)
  real(8) :: x, y
  class(t) :: o
  real(real64) :: q
  real(c_double) :: r
  associate (w => o%v)
    y = x*w
  end associate
  select type (p => o)
  type is (t)
    y = y + p%v
  end select
  critical
    y = y + x
  end critical
  q = ieee_value(1d0, ieee_positive_inf)
  r = q
  write(output_unit, *) r
  block
    real(8) :: inb
    inb = x
    y = y*inb
  end block
end subroutine
end module
