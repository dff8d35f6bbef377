! + between structures is a user's function.
! standard: 15.4.3.4.2
! head: m%f(x)>(y)
! expect: agrees
module m
  type pair
    real(8) :: a, b
  end type pair
  interface operator(+)
    module procedure add
  end interface
contains
  function add(p, q) result(r)
    type(pair), intent(in) :: p, q
    type(pair) :: r
    r%a = p%a*q%a
    r%b = p%b - q%b
  end function add
  subroutine f(x, y)
    real(8) :: x, y
    type(pair) :: p
    p%a = x
    p%b = x*x
    p = p + p
    y = p%a + p%b
  end subroutine f
end module m
