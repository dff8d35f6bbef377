! Objects of dummy procedures: of types that a description has from a module, under other names; arrays, OPTIONAL, INTENT(OUT); without a derivative where it is called.
module types
  implicit none
  type :: inner
    real(8) :: c = 1.5d0
    logical :: on = .true.
  end type
  type :: params
    real(8) :: a = 1, b(2) = 2
    integer :: n = 1
    type(inner) :: i
  end type
  type, extends(params) :: longer
    real(8) :: z = 3
  end type
end module
module work
  use types, only: pars => params, longer
  implicit none
contains
  subroutine step(g, u, v, w, p, q, t, h, y)
    interface
      function g(p, t, y) result(r)
        use types, only: stuff => params
        type(stuff), intent(in) :: p
        real(8), intent(in) :: t, y
        real(8) :: r
      end function
      subroutine u(p, y, more)
        use types
        type(longer), intent(inout) :: p
        real(8), intent(inout) :: y
        type(params), intent(in), optional :: more
      end subroutine
      subroutine v(ps, y)
        import pars
        type(pars), intent(in) :: ps(:)
        real(8), intent(inout) :: y
      end subroutine
      subroutine w(p)
        import pars
        type(pars), intent(out) :: p
      end subroutine
    end interface
    type(pars), intent(inout) :: p(2)
    type(longer), intent(inout) :: q
    real(8), intent(in) :: t, h
    real(8), intent(inout) :: y
    type(pars) :: fixed
    real(8) :: k1, k2
    k1 = g(fixed, t, y)
    call u(q, y)
    k2 = g(p(1), t + h, y + h*k1)
    y = y + h*(k1 + k2)/2
    call u(p=q, y=y, more=p(2))
    call v(p, y)
    y = y + g(p=p(1), t=t, y=y)
    call w(p(2))
    y = y*p(2)%a + g(p=p(2), t=t, y=y)
    call v(p(2:1:-1), y)
  end subroutine
end module
module fields
  use types
  implicit none
contains
  function field(p, t, y) result(r)
    type(params), intent(in) :: p
    real(8), intent(in) :: t, y
    real(8) :: r
    r = -p%a*y**2 + p%b(2)*sin(t) + p%n*p%i%c
  end function
  subroutine change(p, y, more)
    type(longer), intent(inout) :: p
    real(8), intent(inout) :: y
    type(params), intent(in), optional :: more
    p%a = p%a*y + p%b(1)*p%z
    y = y*p%b(2)
    if (present(more)) then
      y = y + more%i%c*more%a
    end if
  end subroutine
  subroutine all(p, y)
    type(params), intent(in) :: p(:)
    real(8), intent(inout) :: y
    integer :: k
    do k = 1, size(p)
      y = y + cos(p(k)%a*p(k)%b(1)*k)
    end do
  end subroutine
  subroutine start(p)
    type(params), intent(out) :: p
    p%a = 0.5d0
  end subroutine
end module
subroutine top(x, y)
  use work
  use fields
  real(8) :: x(3), y
  type(longer) :: q
  type(params) :: p(2)
  q%a = x(1)
  q%z = x(2)
  q%b = x(2)*x(1)
  q%n = 2
  p(1)%a = x(3)*x(2)
  p(2)%i%c = x(2)
  p(2) = p(1)
  p(2)%b = x(1:2)
  y = x(3)
  call step(field, change, all, start, p, q, 0.1d0, 0.2d0, y)
end subroutine
