! Two sections of a component with memory, which the procedure only reads: each has a derivative of its own, with as much memory.
module m
  implicit none
  type :: box
    real(8), allocatable :: a(:, :)
    integer :: n = 0
  end type
contains
  subroutine kernel(n, x, z, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), z(n)
    real(8), intent(inout) :: y(n)
    y = y*x*z + sin(x)
  end subroutine
  subroutine run(b, k, y)
    type(box), intent(inout) :: b
    integer, intent(in) :: k
    real(8), intent(inout) :: y(:)
    call kernel(b%n, b%a(:, k), b%a(:, k + 1), y)
    call kernel(b%n, b%a(:, k), b%a(:, k), y)
  end subroutine
  subroutine top(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    real(8) :: w(n)
    type(box) :: b
    b%n = n
    w = x
    allocate(b%a(n, 3))
    b%a = 1
    b%a(:, 1) = x
    call run(b, 1, w)
    call run(b, 2, w)
    y = sum(b%a) + sum(w**2)
  end subroutine
end module
