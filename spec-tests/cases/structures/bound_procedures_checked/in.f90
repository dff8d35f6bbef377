module m
  implicit none
  type :: spring
    real(8) :: k = 1
    real(8) :: l
  contains
    procedure :: force
    procedure, pass(me) :: energy => spring_energy
    procedure, nopass :: unit
    generic :: operator(+) => plus
    procedure :: plus
  end type
contains
  function plus(a, b) result(c)
    class(spring), intent(in) :: a
    type(spring), intent(in) :: b
    type(spring) :: c
    c%k = a%k + b%k
    c%l = a%l + b%l
  end function
  subroutine force(self, x, f)
    class(spring), intent(in) :: self
    real(8), intent(in) :: x
    real(8), intent(out) :: f
    f = -self%k*(x - self%l)**3
  end subroutine
  function spring_energy(x, me) result(e)
    class(spring), intent(in) :: me
    real(8), intent(in) :: x
    real(8) :: e
    e = me%k*(x - me%l)**4/4
  end function
  function unit(x) result(u)
    real(8), intent(in) :: x
    real(8) :: u
    u = 2*x
  end function
  subroutine head(s, x, y)
    type(spring), intent(inout) :: s
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8) :: f
    call s%force(x, f)
    y = f*s%energy(x) + s%unit(x)
  end subroutine
end module
