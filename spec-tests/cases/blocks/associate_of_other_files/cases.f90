subroutine subscript_changes(x, y)
  use cells
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(cell) :: a
  integer :: k
  allocate(a%v(3))
  a%v = x
  k = 1
  associate (e => a%v(k))
    call step()
    k = k + 1
    e = e*x*k
  end associate
  y = sum(a%v)
end subroutine
subroutine pointer_of_a_module(x, y)
  use cells
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8), target :: t(3)
  p => t
  t = x
  associate (e => p(1))
    call repoint()
    e = e*x
  end associate
  y = sum(t)
end subroutine
subroutine subscript_of_a_module(x, y)
  use cells
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(cell) :: a
  allocate(a%v(5))
  a%v = x
  kmod = 1
  associate (e => a%v(kmod))
    call step()
    e = e*x
  end associate
  y = sum(a%v)
end subroutine
subroutine nested(x, y)
  use cells
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(cell), allocatable :: a(:)
  integer, parameter :: at(2) = [2, 1]
  allocate(a(2))
  allocate(a(1)%v(3), a(2)%v(4))
  a(1)%v = x
  a(2)%v = 2*x
  a%n = 3
  associate (e => a(at(1))%v, n => a(1)%n, s => x*2)
    call step()
    n = n - 1
    e(n) = e(1)*s*n
    associate (e => e(2:3))
      e = e*x
      call step()
      e(1) = e(2)*e(1)
    end associate
  end associate
  y = sum(a(1)%v) + sum(a(2)%v)
end subroutine
subroutine constant_hidden(x, y)
  use cells
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(cell) :: a
  real(8) :: v(3)
  a%n = 1
  v = x
  associate (fixed => a)
    associate (e => v(fixed%n))
      fixed%n = 2
      e = e*x
    end associate
  end associate
  y = v(1) + 2*v(2)
end subroutine
