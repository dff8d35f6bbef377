! Functions with ALLOCATABLE results, in expressions, assignments and loops
module m12
  implicit none
contains
  function squares(n, x) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(:)
    real(8), allocatable :: r(:)
    r = x(1:n)*x(1:n)
  end function squares
  function doubled(x)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: doubled(:)
    allocate(doubled(2*size(x)))
    doubled(1:size(x)) = x
    doubled(size(x) + 1:) = squares(size(x), x)
  end function doubled
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    real(8), allocatable :: a(:)
    integer :: i
    a = squares(n, x)
    y = sum(a*squares(n, x))
    do i = 1, 2
      a = doubled(a)
      if (i == 1) a = a*x(1)
      y = y + sum(squares(i, a)) + a(size(a))
    end do
    a = squares(2, [1.0d0, 2.0d0])
    y = y*a(2)
  end subroutine f
end module m12
