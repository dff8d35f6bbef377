! Components of a type that is extended, in another module: called by functions, with arguments left out, recursively, handed on.
module base
  implicit none
  integer, parameter :: wp = kind(1d0)
  type, abstract :: solver
    integer :: n = 1
    procedure(fun), pointer :: f => null()
  end type
  abstract interface
    function fun(me, x) result(y)
      import :: solver, wp
      class(solver), intent(inout) :: me
      real(wp), intent(in) :: x
      real(wp) :: y
    end function
  end interface
end module
module bisect
  use base
  implicit none
  type, extends(solver) :: newton
    integer :: most = 5
  contains
    procedure :: improve
    procedure :: twice
    procedure :: deep
  end type
contains
  recursive real(wp) function deep(me, x, k) result(r)
    class(newton), intent(inout) :: me
    real(wp), intent(in) :: x
    integer, intent(in) :: k
    if (k == 0) then
      r = me%f(x)
    else
      r = me%deep(x*0.5_wp, k - 1) + me%f(x)**2
    end if
  end function
  real(wp) function improve(me, x, scale, shift) result(r)
    class(newton), intent(inout) :: me
    real(wp), intent(in) :: x
    real(wp), intent(in), optional :: scale, shift
    r = x - me%f(x)
    if (present(scale)) r = r*scale
    if (present(shift)) r = r + shift
  end function
  subroutine twice(me, x, y)
    class(newton), intent(inout) :: me
    real(wp), intent(in) :: x
    real(wp), intent(out) :: y
    y = me%improve(x, shift=x*x)
    y = me%improve(y) + me%improve(y, 2.0_wp, x)
    y = y*inner(y)
  contains
    real(wp) function inner(z)
      real(wp), intent(in) :: z
      inner = z*z
    end function
  end subroutine
end module
module use_it
  use bisect
  implicit none
contains
  function cube(me, x) result(y)
    use base
    class(solver), intent(inout) :: me
    real(wp), intent(in) :: x
    real(wp) :: y
    y = x**3*0.1_wp + me%n
  end function
  subroutine head(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(newton) :: s
    s%f => cube
    call s%twice(x, y)
    y = y + s%deep(x, 3)
  end subroutine
end module
