! ASSOCIATE of values that are kept in variables: constructors, results of functions, arrays of which elements are named, one in
! another, what is overwritten inside, in a loop, in a procedure that an exit leaves.
module parts
  implicit none
  integer, parameter :: wp = 8
contains
  function squares(a) result(r)
    real(wp), intent(in) :: a(:)
    real(wp) :: r(size(a))
    r = a*a
  end function squares
  real(wp) function times(a, b)
    real(wp), intent(in) :: a, b
    times = a*sin(b)
  end function times
end module parts
subroutine f(n, x, y)
  use parts
  implicit none
  integer, intent(in) :: n
  real(wp), intent(inout) :: x(n)
  real(wp), intent(out) :: y
  integer :: i
  real(wp) :: v0
  v0 = x(1)
  associate (v => [x(1)*x(2), x(3), 2*x(1)], w => times(x(2), x(3)))
    y = v(1)*v(2) + v(3)*w*v0
  end associate
  do i = 1, n
    associate (q => squares(x), s => x(i)*2)
      x(i) = s*q(1)  ! what both were made from
      y = y + q(i)*s
      associate (r => squares(x(2:)))
        y = y + r(1)
        if (y > 100) exit
      end associate
    end associate
  end do
  associate (x => sum(x)*y, all => matmul(reshape([x, x], [n, 2]), [1.0_wp, y]))
    y = x + all(2)
  end associate
end subroutine f
