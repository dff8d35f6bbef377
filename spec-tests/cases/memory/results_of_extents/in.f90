module m
  implicit none
  type grid
    integer :: n
    real(8), allocatable :: v(:)
  end type
contains
  function twice(x) result(y)
    real(8), intent(in) :: x(:)
    real(8) :: y(size(x))
    y = 2*x*x
  end function
  function tail(x, k) result(y)
    real(8), intent(in) :: x(:)
    integer, intent(in) :: k
    real(8) :: y(k:size(x))
    y = x(k:)**2
  end function
  function outer(x, z) result(y)
    real(8), intent(in) :: x(:), z(:)
    real(8) :: y(size(x), size(z))
    integer :: i
    do i = 1, size(z)
      y(:,i) = x*z(i)
    end do
  end function
  function col(a, j) result(y)
    real(8), intent(in) :: a(:,:)
    integer, intent(in) :: j
    real(8) :: y(size(a,1))
    y = sin(a(:,j))
  end function
  elemental function lim(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    y = x*abs(x)
  end function
  subroutine f(n, x, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    real(8), allocatable :: a(:), b(:), c(:,:), d(:), e(:)
    type(grid) :: g
    integer :: k
    a = x
    s = 0
    do k = 1, 3
      b = twice(a)
      b = tail(b, k)            ! shrinks; its own argument
      c = outer(a, b)
      d = col(c(:, 2:), 1) + 1
      e = lim(d*b(1))
      e = e + lim(e)*sum(twice(d))
      g%v = tail(e, 2)
      g%v = twice(g%v) + g%v
      s = s + sum(g%v)*b(1) + dot_product(twice(b + b(1)), tail(a, k))
    end do
  end subroutine
end module
