! Objects that go to dummy procedures have derivatives there, as interfaces describe them: read, overwritten, without a use.
module types
  implicit none
  type :: params
    real(8) :: a, b(2)
    integer :: n
  end type
  abstract interface
    function rhs(p, t, y) result(r)
      import params
      type(params), intent(in) :: p
      real(8), intent(in) :: t, y
      real(8) :: r
    end function
    subroutine upd(p, y)
      import params
      type(params), intent(inout) :: p
      real(8), intent(inout) :: y
    end subroutine
  end interface
contains
  function field(p, t, y) result(r)
    type(params), intent(in) :: p
    real(8), intent(in) :: t, y
    real(8) :: r
    r = -p%a*y**2 + p%b(2)*sin(t) + p%n
  end function
  function flat(p, t, y) result(r)
    type(params), intent(in) :: p
    real(8), intent(in) :: t, y
    real(8) :: r
    r = -y**2 + sin(t)
  end function
  subroutine change(p, y)
    type(params), intent(inout) :: p
    real(8), intent(inout) :: y
    p%a = p%a*y + p%b(1)
    y = y*p%b(2)
  end subroutine
  subroutine step(g, u, p, t, h, y)
    procedure(rhs) :: g
    procedure(upd) :: u
    type(params), intent(inout) :: p
    real(8), intent(in) :: t, h
    real(8), intent(inout) :: y
    real(8) :: k1, k2
    k1 = g(p, t, y)
    call u(p, y)
    k2 = g(p, t + h, y + h*k1)
    y = y + h*(k1 + k2)/2
  end subroutine
end module
subroutine top(x, y)
  use types
  real(8) :: x(3), y
  type(params) :: q
  q%a = x(1)
  q%b = x(2)*x(1)
  q%n = 2
  y = x(3)
  call step(field, change, q, 0.1d0, 0.2d0, y)
  call step(flat, change, q, 0.1d0, 0.2d0, y)
end subroutine
