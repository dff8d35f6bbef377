module m
  interface
    subroutine a(x)
      real, intent(in) :: x
    end subroutine a
    function b(x) result(y)
      import
      real :: x, y
    end function b
  end interface
  interface gen
    module procedure c, d
  end interface gen
  abstract interface
    real function e(x)
      real x
    end function e
  end interface
  type t
    integer i
  end type t
  interface assignment(=)
    module procedure f
  end interface
  interface write (formatted)
    module procedure w
  end interface
  interface
    subroutine i(x)
      import :: t
      type(t) x
    end subroutine i
  end interface
contains
  subroutine c(x)
    integer x
  end subroutine c
  subroutine d(x)
    real x
  end subroutine d
  subroutine f(x, y)
    type(t), intent(out) :: x
    integer, intent(in) :: y
    x%i = y
  end subroutine f
  subroutine w(dtv, unit, iotype, v_list, iostat, iomsg)
    class(t), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write (unit, *, iostat=iostat, iomsg=iomsg) dtv%i
  end subroutine w
end module m
