! A component loses its memory; the object around it has it to the end.
module m
  implicit none
  type t
    real(8) :: v = 3
    real(8), allocatable :: w(:)
  end type
contains
  subroutine f(x, y)
    real(8) :: x(4), y
    real(8), allocatable :: a(:), s, b(:)
    type(t), allocatable :: o, q(:)
    integer :: i
    allocate (a(2:4), source=x(1)*x(2))
    allocate (s, source=a(3)*x(3))
    allocate (o)
    o%v = o%v*s
    allocate (o%w(2), source=x(1:2))
    allocate (b, source=o%w*2)
    allocate (q(2))
    q(1)%v = x(1)
    q(2) = o
    q(2)%w(1) = q(2)%w(1)*q(1)%v + q(2)%v
    y = sum(a) + o%v*o%w(2) + sum(b)*q(2)%w(1) + s + q(1)%v
    deallocate (o%w)
    if (.not. allocated(o%w)) y = y*q(2)%w(2)
  end subroutine
end module
