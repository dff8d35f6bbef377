module m
  type :: t
    real :: x
  contains
    private
    procedure, public :: get
    procedure, pass(self) :: set => set_t
    procedure :: plus
    generic, public :: operator(+) => plus
    generic :: assign => set
    final :: done
  end type t
  type, abstract :: u
  contains
    procedure(get_u), deferred, nopass :: get
  end type u
  abstract interface
    real function get_u()
    end function get_u
  end interface
contains
  real function get(self)
    class(t), intent(in) :: self
    get = self%x
  end function get
  subroutine set_t(self, x)
    class(t), intent(inout) :: self
    real, intent(in) :: x
    self%x = x
  end subroutine set_t
  function plus(a, b) result(c)
    class(t), intent(in) :: a, b
    type(t) :: c
    c%x = a%x + b%x
  end function plus
  subroutine done(x)
    type(t), intent(inout) :: x
    x%x = 0
  end subroutine done
  subroutine use_them(y)
    type(t), intent(inout) :: y
    call y%set(2.0)
    call y%set(x=y%get())
    y = y + y
  end subroutine use_them
end module m
