! arrays of objects that are allocated, with components that are; arrays of two dimensions, scalars, integers
module m2
  implicit none
  type leaf
    real(8), allocatable :: v(:)
    integer, allocatable :: map(:)
    real(8), allocatable :: w
  end type leaf
  type tree
    type(leaf) :: l
    type(leaf), allocatable :: more(:)
    real(8) :: s
  end type tree
contains
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(tree) :: t
    real(8), allocatable :: m(:,:)
    integer :: i
    t%s = x(1)
    allocate(t%l%v(2:3), t%l%w)
    t%l%w = x(2)
    t%l%v = [x(1)*t%l%w, x(2)]
    allocate(t%more(2))
    do i = 1, 2
      allocate(t%more(i)%v(i), t%more(i)%map(n))
      t%more(i)%map = n
      t%more(i)%map(1) = i
      t%more(i)%v(:) = x(t%more(i)%map(1))**2*t%s
    end do
    allocate(m(n, 0:1))
    m(:, 0) = x
    m(:, 1) = m(:, 0)*t%more(2)%v(2)
    m = m*m
    y = sum(m) + t%l%v(3)*t%l%v(2) + t%more(1)%v(1)
    deallocate(t%more)
    allocate(t%more(0:0))
    y = y*size(t%more)
  end subroutine f
end module m2
