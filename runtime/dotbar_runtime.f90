! Explicit interfaces of the adjoint stack (TAP-M-stack): `use dotbar_runtime`. No user needs them, they only check calls.
! Made by fortran_module.c from dotbar_stack_types.def; change those.
module dotbar_runtime
  use, intrinsic :: iso_c_binding, only: c_ptr
  implicit none
  public
  private :: c_ptr
  interface
    subroutine pushinteger4(x)
      integer(4), intent(in) :: x
    end subroutine
    subroutine popinteger4(x)
      integer(4), intent(out) :: x
    end subroutine
    subroutine lookinteger4(x)
      integer(4), intent(out) :: x
    end subroutine
    subroutine pushinteger4array(x, n)
      integer(4), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popinteger4array(x, n)
      integer(4), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookinteger4array(x, n)
      integer(4), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushinteger8(x)
      integer(8), intent(in) :: x
    end subroutine
    subroutine popinteger8(x)
      integer(8), intent(out) :: x
    end subroutine
    subroutine lookinteger8(x)
      integer(8), intent(out) :: x
    end subroutine
    subroutine pushinteger8array(x, n)
      integer(8), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popinteger8array(x, n)
      integer(8), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookinteger8array(x, n)
      integer(8), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushreal4(x)
      real(4), intent(in) :: x
    end subroutine
    subroutine popreal4(x)
      real(4), intent(out) :: x
    end subroutine
    subroutine lookreal4(x)
      real(4), intent(out) :: x
    end subroutine
    subroutine pushreal4array(x, n)
      real(4), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popreal4array(x, n)
      real(4), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookreal4array(x, n)
      real(4), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushreal8(x)
      real(8), intent(in) :: x
    end subroutine
    subroutine popreal8(x)
      real(8), intent(out) :: x
    end subroutine
    subroutine lookreal8(x)
      real(8), intent(out) :: x
    end subroutine
    subroutine pushreal8array(x, n)
      real(8), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popreal8array(x, n)
      real(8), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookreal8array(x, n)
      real(8), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushreal16(x)
      real(16), intent(in) :: x
    end subroutine
    subroutine popreal16(x)
      real(16), intent(out) :: x
    end subroutine
    subroutine lookreal16(x)
      real(16), intent(out) :: x
    end subroutine
    subroutine pushreal16array(x, n)
      real(16), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popreal16array(x, n)
      real(16), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookreal16array(x, n)
      real(16), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushcomplex8(x)
      complex(4), intent(in) :: x
    end subroutine
    subroutine popcomplex8(x)
      complex(4), intent(out) :: x
    end subroutine
    subroutine lookcomplex8(x)
      complex(4), intent(out) :: x
    end subroutine
    subroutine pushcomplex8array(x, n)
      complex(4), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popcomplex8array(x, n)
      complex(4), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookcomplex8array(x, n)
      complex(4), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushcomplex16(x)
      complex(8), intent(in) :: x
    end subroutine
    subroutine popcomplex16(x)
      complex(8), intent(out) :: x
    end subroutine
    subroutine lookcomplex16(x)
      complex(8), intent(out) :: x
    end subroutine
    subroutine pushcomplex16array(x, n)
      complex(8), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popcomplex16array(x, n)
      complex(8), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookcomplex16array(x, n)
      complex(8), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushcharacter(x)
      character, intent(in) :: x
    end subroutine
    subroutine popcharacter(x)
      character, intent(out) :: x
    end subroutine
    subroutine lookcharacter(x)
      character, intent(out) :: x
    end subroutine
    subroutine pushcharacterarray(x, n)
      character, intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popcharacterarray(x, n)
      character, intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookcharacterarray(x, n)
      character, intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushpointer4(x)
      import :: c_ptr
      type(c_ptr), intent(in) :: x
    end subroutine
    subroutine poppointer4(x)
      import :: c_ptr
      type(c_ptr), intent(out) :: x
    end subroutine
    subroutine lookpointer4(x)
      import :: c_ptr
      type(c_ptr), intent(out) :: x
    end subroutine
    subroutine pushpointer4array(x, n)
      import :: c_ptr
      type(c_ptr), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine poppointer4array(x, n)
      import :: c_ptr
      type(c_ptr), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookpointer4array(x, n)
      import :: c_ptr
      type(c_ptr), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushpointer8(x)
      import :: c_ptr
      type(c_ptr), intent(in) :: x
    end subroutine
    subroutine poppointer8(x)
      import :: c_ptr
      type(c_ptr), intent(out) :: x
    end subroutine
    subroutine lookpointer8(x)
      import :: c_ptr
      type(c_ptr), intent(out) :: x
    end subroutine
    subroutine pushpointer8array(x, n)
      import :: c_ptr
      type(c_ptr), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine poppointer8array(x, n)
      import :: c_ptr
      type(c_ptr), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookpointer8array(x, n)
      import :: c_ptr
      type(c_ptr), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushinteger1(x)
      integer(1), intent(in) :: x
    end subroutine
    subroutine popinteger1(x)
      integer(1), intent(out) :: x
    end subroutine
    subroutine lookinteger1(x)
      integer(1), intent(out) :: x
    end subroutine
    subroutine pushinteger1array(x, n)
      integer(1), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popinteger1array(x, n)
      integer(1), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookinteger1array(x, n)
      integer(1), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushinteger2(x)
      integer(2), intent(in) :: x
    end subroutine
    subroutine popinteger2(x)
      integer(2), intent(out) :: x
    end subroutine
    subroutine lookinteger2(x)
      integer(2), intent(out) :: x
    end subroutine
    subroutine pushinteger2array(x, n)
      integer(2), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popinteger2array(x, n)
      integer(2), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookinteger2array(x, n)
      integer(2), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushlogical1(x)
      logical(1), intent(in) :: x
    end subroutine
    subroutine poplogical1(x)
      logical(1), intent(out) :: x
    end subroutine
    subroutine looklogical1(x)
      logical(1), intent(out) :: x
    end subroutine
    subroutine pushlogical1array(x, n)
      logical(1), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine poplogical1array(x, n)
      logical(1), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine looklogical1array(x, n)
      logical(1), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushlogical2(x)
      logical(2), intent(in) :: x
    end subroutine
    subroutine poplogical2(x)
      logical(2), intent(out) :: x
    end subroutine
    subroutine looklogical2(x)
      logical(2), intent(out) :: x
    end subroutine
    subroutine pushlogical2array(x, n)
      logical(2), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine poplogical2array(x, n)
      logical(2), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine looklogical2array(x, n)
      logical(2), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushlogical8(x)
      logical(8), intent(in) :: x
    end subroutine
    subroutine poplogical8(x)
      logical(8), intent(out) :: x
    end subroutine
    subroutine looklogical8(x)
      logical(8), intent(out) :: x
    end subroutine
    subroutine pushlogical8array(x, n)
      logical(8), intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine poplogical8array(x, n)
      logical(8), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine looklogical8array(x, n)
      logical(8), intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine pushcontrol1b(x)
      integer, intent(in) :: x
    end subroutine
    subroutine popcontrol1b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine lookcontrol1b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine pushcontrol2b(x)
      integer, intent(in) :: x
    end subroutine
    subroutine popcontrol2b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine lookcontrol2b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine pushcontrol3b(x)
      integer, intent(in) :: x
    end subroutine
    subroutine popcontrol3b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine lookcontrol3b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine pushcontrol4b(x)
      integer, intent(in) :: x
    end subroutine
    subroutine popcontrol4b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine lookcontrol4b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine pushcontrol5b(x)
      integer, intent(in) :: x
    end subroutine
    subroutine popcontrol5b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine lookcontrol5b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine pushcontrol6b(x)
      integer, intent(in) :: x
    end subroutine
    subroutine popcontrol6b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine lookcontrol6b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine pushcontrol7b(x)
      integer, intent(in) :: x
    end subroutine
    subroutine popcontrol7b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine lookcontrol7b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine pushcontrol8b(x)
      integer, intent(in) :: x
    end subroutine
    subroutine popcontrol8b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine lookcontrol8b(x)
      integer, intent(out) :: x
    end subroutine
    subroutine pushboolean(x)
      logical, intent(in) :: x
    end subroutine
    subroutine popboolean(x)
      logical, intent(out) :: x
    end subroutine
    subroutine lookboolean(x)
      logical, intent(out) :: x
    end subroutine
    subroutine pushbooleanarray(x, n)
      logical, intent(in) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine popbooleanarray(x, n)
      logical, intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine lookbooleanarray(x, n)
      logical, intent(out) :: x(*)
      integer, intent(in) :: n
    end subroutine
    subroutine dotbar_stack_report()
    end subroutine
    subroutine dotbar_stack_reset_counters()
    end subroutine
    subroutine dotbar_look_reset()
    end subroutine
    subroutine dotbar_place(place)
      character(*), intent(in) :: place
    end subroutine
    integer(8) function dotbar_stack_peak()
    end function
    integer(8) function dotbar_stack_traffic()
    end function
  end interface
end module
