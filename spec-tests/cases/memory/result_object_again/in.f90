! A function that gives an object with memory, called again and again: its derivative's result begins without memory each time.
module matrices
  implicit none
  type :: matrix
    integer :: n = 0
    real(8), allocatable :: a(:, :)
  end type
  interface operator(*)
    module procedure product_of
  end interface
contains
  function product_of(p, q) result(r)
    type(matrix), intent(in) :: p, q
    type(matrix) :: r
    r%n = p%n
    allocate(r%a(p%n, q%n))
    r%a = matmul(p%a, q%a)
  end function
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(matrix) :: p, q
    integer :: i
    p%n = 2
    allocate(p%a(2, 2))
    p%a = reshape([x(1), x(2), x(3), x(1)*x(2)], [2, 2])
    q = p
    do i = 1, 3
      q = q*p
    end do
    y = sum(q%a)
  end subroutine
end module
