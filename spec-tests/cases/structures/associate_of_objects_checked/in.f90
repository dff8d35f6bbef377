module t
  type part
    real(8) :: u(3), w
  end type
  type obj
    type(part) :: p, q(2)
    real(8) :: z
  end type
contains
  function make(x) result(o)
    real(8), intent(in) :: x
    type(obj) :: o
    o%p%u = x
    o%p%w = x**2
    o%z = sin(x)
    o%q(1) = o%p
    o%q(2)%u = x
    o%q(2)%w = 1
  end function
end module
subroutine f(x, o, y)
  use t
  real(8) :: x, y
  type(obj) :: o
  integer :: i
  associate (p => o%p, q => o%q)
    p%u(1) = x*p%w
    o%p%u(2) = p%u(1)**2
    do i = 1, 2
      associate (r => q(i))
        r%w = r%w*x + r%u(i)
        o%q(i)%u(1) = r%w
      end associate
    end do
    y = sum(p%u) + p%w*q(1)%w + q(2)%u(1)
  end associate
  associate (m => make(x))
    y = y + m%p%w*m%z
  end associate
end subroutine
