! Names for objects, arrays of objects, nothing but a guard or CLASS DEFAULT, jumps out of branches.
module m
  implicit none
  type :: base
    real(8) :: a
  end type
  type, extends(base) :: deep
    real(8) :: v(3)
    integer :: n
  end type
  type, extends(base) :: wide
    real(8) :: w
  end type
  type :: pair
    type(deep) :: d
    type(wide) :: e
  end type
contains
  subroutine each(b, x, y)
    class(base), intent(inout) :: b(:)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: i
    do i = 1, size(b)
      b(i)%a = b(i)%a*x
    end do
    select type (b)
    class is (deep)
      do i = 1, size(b)
        b(i)%v(2) = b(i)%v(1)*b(i)%a
        y = y + b(i)%v(2)*x
        if (b(i)%n == 0) return
      end do
    end select
    y = y*x
  end subroutine
  subroutine one(b, x, y)
    class(base), intent(inout) :: b
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: i
    which: select type (z => b)
    type is (deep)
      do i = 1, z%n
        z%v(i) = z%v(i)*x
        y = y + z%v(i)**2
        if (i == 2) exit which
      end do
      y = y*z%a
    type is (wide)
      z%w = sin(z%w*y)
      y = y*z%w
    end select which
    select type (b)
    class default
      b%a = b%a*y
    end select
    y = y + b%a
  end subroutine
  subroutine top(p, x, y)
    type(pair), intent(inout) :: p
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(deep) :: d(2)
    d(1) = p%d
    d(2) = p%d
    d(2)%a = x*y
    call each(d, x, y)
    call one(d(1), x, y)
    p%d = d(1)
    call one(p%d, x, y)
    call one(p%e, y*x, y)
    y = y + d(2)%v(2)*p%e%w
  end subroutine
end module
