! Operators of the user, and built-in ones for types that they are not built in for; a name of a built-in function with more
! meanings; assignment to a logical, and to characters, which decides branches.
module marks
  implicit none
  interface operator(*)
    module procedure masked
  end interface operator(*)
  interface operator(.times.)
    module procedure times, times_all
  end interface operator(.times.)
  interface operator(.twice.)
    module procedure twice
  end interface operator(.twice.)
  interface sin
    module procedure power, mark
  end interface sin
  interface assignment(=)
    module procedure large
  end interface assignment(=)
contains
  real(8) function masked(a, l)
    real(8), intent(in) :: a
    logical, intent(in) :: l
    masked = 0.5d0*a
    if (l) masked = a*a
  end function masked
  real(8) function times(a, b)
    real(8), intent(in) :: a, b
    times = a*b + a
  end function times
  real(8) function times_all(a, b)
    real(8), intent(in) :: a(:), b
    integer :: k
    times_all = 0.0d0
    do k = 1, size(a)
      times_all = times_all + a(k)*b
    end do
  end function times_all
  real(8) function twice(a)
    real(8), intent(in) :: a
    twice = 2.0d0*a*a
  end function twice
  real(8) function power(x, k)
    real(8), intent(in) :: x
    integer, intent(in) :: k
    power = x**k
  end function power
  real(8) function mark(l)
    logical, intent(in) :: l
    mark = merge(2.0d0, 3.0d0, l)
  end function mark
  subroutine large(l, x)
    logical, intent(out) :: l
    real(8), intent(in) :: x
    l = x > 0.4d0
  end subroutine large
end module marks

subroutine f(n, x, y)
  use marks, operator(.mal.) => operator(.times.)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y(n)
  logical :: l
  integer :: i
  do i = 1, n
    l = x(i)
    y(i) = x(i)*l + sin(x(i), 3)*sin(l) + sin(x(i))
    if (l) y(i) = y(i)*x(i) .mal. x(1)
    y(i) = .twice. x(i) + y(i)
  end do
  y(1) = x .mal. (x(2) - x(1) .mal. x(2))
end subroutine f
