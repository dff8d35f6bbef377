! The type of an operand is that of what its own operator stands for; operators alone come by USE.
module ops
  implicit none
  type box
    real(8) :: v
    integer :: k
  end type
  interface operator(.scale.)
    module procedure sc, sci
  end interface
  interface operator(-)
    module procedure negbox
  end interface
  interface
    subroutine ext(a, b)
      real(8), intent(in) :: a
      real(8), intent(out) :: b
    end subroutine
  end interface
  interface run
    procedure ext
    module procedure runi
  end interface
contains
  real(8) function sc(a, b)
    real(8), intent(in) :: a, b
    sc = a*exp(b)
  end function
  real(8) function sci(a, b)
    real(8), intent(in) :: a
    integer, intent(in) :: b
    sci = a*b
  end function
  integer function negbox(b)
    type(box), intent(in) :: b
    negbox = -b%k
  end function
  subroutine runi(a, b)
    integer, intent(in) :: a
    real(8), intent(out) :: b
    b = a
  end subroutine
end module
subroutine ext(a, b)
  real(8), intent(in) :: a
  real(8), intent(out) :: b
  b = sin(a)
end subroutine
subroutine f(x, y)
  use ops, only: operator(.scale.), operator(-), box, go => run
  implicit none
  real(8) :: x, y, t, u
  type(box) :: q
  q%k = 3
  call go(x, t)
  call go(2, u)
  y = x*x .scale. t - 1 .scale. (-q)
  if ((x .scale. 2) > 1) y = y*u + 2**(-q)
end subroutine
