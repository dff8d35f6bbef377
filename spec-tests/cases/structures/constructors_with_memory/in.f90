! Constructors of a type with an ALLOCATABLE component: it gets the memory of the value, and its bounds.
module m
  type t
    real(8), allocatable :: v(:)
    real(8) :: s
  end type
contains
subroutine s1(n, x, y)
  integer :: n, i
  real(8) :: x(n), y
  type(t) :: c, d
  allocate(c%v(0:n-1))
  c%v = x
  y = c%v(0)*c%v(n-1)
  do i = 1, n
    c = t(x(1:i)*2*y, x(2))
    d = t(v=c%v*c%s, s=x(3)*i)
    y = y + c%s*d%s + c%v(i) + d%v(1)
  end do
end subroutine
end module
