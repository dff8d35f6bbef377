! An operand in parentheses is an object that the procedure of the operation gets.
module m
  implicit none
  type :: vec
    real(8) :: v(3) = 0d0
  contains
    procedure, private :: add
    procedure, private, pass(b) :: scaled
    generic :: operator(+) => add
    generic :: operator(*) => scaled
    procedure :: norm
  end type
  interface assignment(=)
    module procedure from_scalar
  end interface
  interface vec
    module procedure make
  end interface
contains
  elemental function make(x) result(r)
    real(8), intent(in) :: x
    type(vec) :: r
    r%v = [x, x*x, sin(x)]
  end function
  elemental subroutine from_scalar(a, x)
    type(vec), intent(out) :: a
    real(8), intent(in) :: x
    a%v(2) = x
  end subroutine
  elemental function add(a, b) result(r)
    class(vec), intent(in) :: a
    type(vec), intent(in) :: b
    type(vec) :: r
    r%v = a%v + b%v
  end function
  elemental function scaled(s, b) result(r)
    real(8), intent(in) :: s
    class(vec), intent(in) :: b
    type(vec) :: r
    r%v = s*b%v
  end function
  pure real(8) function norm(this)
    class(vec), intent(in) :: this
    norm = sqrt(sum(this%v**2))
  end function
  subroutine top(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(vec) :: a(3), b
    integer :: i
    a = vec(x)
    b = x(2)
    do i = 1, 3
      b = x(i)
      a(i) = a(i) + x(i)*b
    end do
    b = a(1) + x(3)*(a(2) + a(3))
    y = b%norm() + a(2)%norm()
  end subroutine
end module
