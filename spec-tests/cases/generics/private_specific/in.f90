! Specific procedures that only their module can name are called by what is generic, operators and assignment, too, which may have
! another name here; a function of the program has the name of one of them.
module m
  implicit none
  private
  public :: operator(.times.), f, g, sub, assignment(=), operator(+)
  interface operator(.times.)
    module procedure times
  end interface operator(.times.)
  interface operator(+)
    module procedure added
  end interface operator(+)
  interface g
    module procedure g1, g2
  end interface g
  interface sub
    module procedure sub1
  end interface sub
  interface assignment(=)
    module procedure set
  end interface assignment(=)
contains
  real(8) function times(a, b)
    real(8), intent(in) :: a, b
    times = a*b
  end function times
  real(8) function added(a, b)
    real(8), intent(in) :: a
    logical, intent(in) :: b
    added = a
    if (b) added = sin(a)
  end function added
  real(8) function g1(a)
    real(8), intent(in) :: a
    g1 = sin(a)
  end function g1
  elemental real(8) function g2(a, n)
    real(8), intent(in) :: a
    integer, intent(in) :: n
    g2 = cos(a)*n
  end function g2
  subroutine sub1(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    y = y*g1(x)
  end subroutine sub1
  subroutine set(r, l)
    real(8), intent(out) :: r
    logical, intent(in) :: l
    r = merge(1.5d0, 2.5d0, l)
  end subroutine set
  subroutine f(x, y)                 ! inside, it can be named
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = x .times. x
  end subroutine f
end module m
real(8) function added(x)
  real(8), intent(in) :: x
  added = x**3
end function added
subroutine h(x, y)
  use m, only: operator(.times.), gg => g, sub, assignment(=), operator(+)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: g1, w(3), c
  real(8), external :: added
  g1 = 2
  c = .true.
  c = gg(c)
  w = x*[1.0d0, 2.0d0, 3.0d0]
  w = gg(w, 2)
  y = (x .times. gg(x)) .times. c
  y = (y + .true.)*sum(w)*g1*added(x)
  call sub(0.3d0, y)
  call sub(x, y)
end subroutine h
