module m
  type t
    real(8) :: u, v(2)
  end type
  type o
    type(t) :: q
    real(8), allocatable :: a(:)
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(t), allocatable :: a, b(:), c(:)
    type(t) :: d
    d%u = x(1)*x(2)
    d%v = x(2:3)
    allocate(a, source=d)
    allocate(b(2), source=a)
    b(2)%u = x(3)
    allocate(c, source=b)
    c(1)%u = c(2)%u*c(1)%v(2)
    y = b(1)%u*b(2)%u + b(1)%v(2)*a%u + c(1)%u*c(2)%v(1)
  end subroutine
  subroutine g(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(o), allocatable :: a, b(:), c(:)
    type(o) :: d
    integer :: i
    d%q%u = x(1)*x(2)
    d%q%v = x(2:3)
    d%a = x
    allocate(a, source=d)
    allocate(b(0:2), source=a)
    b(2)%q%u = x(3)
    b(1)%a = b(0)%a*b(2)%q%u
    call move_alloc(b, c)
    allocate(b, source=c)
    y = 0
    do i = lbound(c,1), ubound(c,1)
      c(i)%q%u = c(i)%q%u*c(i)%q%v(2)
      y = y + sum(c(i)%a)*c(i)%q%u*b(i)%q%u
    end do
  end subroutine
  subroutine l(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(t), allocatable :: a, b(:), c, e(:)
    allocate(c, b(2))
    c%u = x(1)
    c%v = x(2:3)
    b(1) = c
    b(2) = c
    b(2)%u = c%u*x(3)
    call move_alloc(c, a)
    call move_alloc(b, e)
    a%u = a%u*e(2)%u
    y = a%u*e(1)%v(2)
    if (allocated(c)) y = 0
  end subroutine
end module
