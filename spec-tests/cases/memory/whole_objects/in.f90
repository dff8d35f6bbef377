! Whole objects with ALLOCATABLE components are assigned: where there is no memory, where there is other memory, in arrays of them
module m11
  implicit none
  type inner
    real(8), allocatable :: w
    real(8) :: c = 1.0d0
  end type inner
  type t
    real(8), allocatable :: v(:), p(:)
    integer, allocatable :: k(:)
    real(8) :: s = 0.5d0
    type(inner) :: in
  end type t
contains
  subroutine grow(a, x)
    type(t), intent(inout) :: a
    real(8), intent(in) :: x
    type(t) :: old
    integer :: n
    old = a
    n = 0
    if (allocated(a%v)) n = size(a%v)
    if (allocated(a%v)) deallocate(a%v)
    allocate(a%v(n + 1))
    if (n > 0) a%v(1:n) = old%v*x
    a%v(n + 1) = x*a%s
    a%s = a%s*x + old%s
    if (.not. allocated(a%in%w)) allocate(a%in%w)
    a%in%w = a%s*a%v(1)
    a%k = [n, 1]
  end subroutine grow
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(t) :: a, b, many(2)
    integer :: i
    do i = 1, n
      call grow(a, x(i))
      if (i == 2) b = a
      many(1 + mod(i, 2)) = a
    end do
    allocate(b%p(2))
    b%p = x(1)
    y = sum(a%v)*b%v(2) + many(1)%s*many(2)%in%w*a%k(1) + sum(b%p)
    b = many(1)
    if (allocated(b%p)) y = 0.0d0
    a = b
    y = y*a%v(1)*a%in%w
  end subroutine f
end module m11
