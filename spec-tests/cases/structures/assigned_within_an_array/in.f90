! An element is assigned to another by a defined assignment: the right side is a copy, which has a derivative of its own.
module hd
  implicit none
  type :: dual
    real(8) :: v = 0, d = 0
  end type
  interface assignment(=)
    procedure eq
  end interface
  interface operator(*)
    procedure mul
  end interface
contains
  elemental subroutine eq(res, inp)
    type(dual), intent(out) :: res
    type(dual), intent(in) :: inp
    res%v = inp%v
    res%d = inp%d
  end subroutine
  elemental function mul(a, b) result(c)
    type(dual), intent(in) :: a, b
    type(dual) :: c
    c%v = a%v*b%v
    c%d = a%d*b%v + a%v*b%d
  end function
end module
module use_it
  use hd
  implicit none
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(dual) :: a(3, 3)
    integer :: i, j
    do i = 1, 3
      a(i, i)%v = x(i)
      a(i, i)%d = x(i)**2
    end do
    do i = 1, 3
      do j = i + 1, 3
        a(i, j) = a(i, i)*a(j, j)
        a(j, i) = a(i, j)
      end do
    end do
    y = sum(a%d) + sum(a%v**2)
  end subroutine
end module
