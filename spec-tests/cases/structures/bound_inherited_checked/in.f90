module springs
  implicit none
  private
  public :: spring, damped, chain, run
  type :: spring
    real(8) :: k = 1, l
  contains
    procedure :: force
    procedure, pass(me) :: energy => spring_energy
    procedure, nopass :: unit
    procedure :: stiffness
    generic :: evaluate => force, both
    procedure, private :: both
    procedure, private :: plus
    generic :: operator(+) => plus
  end type
  type, extends(spring) :: damped
    real(8) :: c
  contains
    procedure :: loss
  end type
  type :: chain
    type(damped) :: parts(3)
  contains
    procedure :: total
  end type
contains
  function plus(a, b) result(c)
    class(spring), intent(in) :: a
    type(spring), intent(in) :: b
    type(spring) :: c
    c%k = a%k*b%k
    c%l = a%l + b%l
  end function
  subroutine force(self, x, f)
    class(spring), intent(in) :: self
    real(8), intent(in) :: x
    real(8), intent(out) :: f
    f = -self%k*(x - self%l)**3
  end subroutine
  subroutine both(self, x, y, f)
    class(spring), intent(in) :: self
    real(8), intent(in) :: x, y
    real(8), intent(out) :: f
    real(8) :: g
    call self%evaluate(x, f)
    call self%evaluate(y, g)
    f = f*g
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
  real(8) function stiffness(self)
    class(spring), intent(in) :: self
    stiffness = self%k**2
  end function
  subroutine loss(self, v, w)
    class(damped), intent(inout) :: self
    real(8), intent(in) :: v
    real(8), intent(out) :: w
    w = self%c*v**2*self%stiffness()
    self%c = self%c*w
  end subroutine
  function total(self, x) result(e)
    class(chain), intent(inout) :: self
    real(8), intent(in) :: x
    real(8) :: e, w
    integer :: i
    e = 0
    do i = 1, 3
      call self%parts(i)%loss(x, w)
      e = e + w*self%parts(i)%energy(x) + self%parts(i)%spring%unit(x)
      call self%parts(i)%evaluate(x, f=w)
      e = e + w
      call self%parts(i)%evaluate(x, e, w)
      e = e*w
    end do
  end function
  subroutine run(c, x, y)
    type(chain), intent(inout) :: c
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(spring) :: s
    s = c%parts(1)%spring + c%parts(2)%spring
    y = c%total(x) + s%energy(x) + s%stiffness()
  end subroutine
end module
