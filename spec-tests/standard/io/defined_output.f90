! Defined output: PRINT of a structure calls the user's subroutine, which overwrites a module variable.
! standard: 12.6.4
! head: m%f(x)>(y)
! expect: refused: input or output by a procedure of the user
module m
  implicit none
  real(8) :: a
  type t
    integer :: k = 1
  contains
    procedure :: put
    generic :: write(formatted) => put
  end type t
contains
  subroutine put(dtv, unit, iotype, v_list, iostat, iomsg)
    class(t), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    a = a*a
    write (unit, *, iostat=iostat, iomsg=iomsg) dtv%k
  end subroutine put
  subroutine f(x, y)
    real(8) :: x, y
    type(t) :: v
    a = x
    print *, v
    y = a
  end subroutine f
end module m
