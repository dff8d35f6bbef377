module m
  type t
    real(8) :: u
    type(t), allocatable :: n
  end type
contains
  recursive function tot(a) result(r)
    type(t), intent(in) :: a
    real(8) :: r
    r = a%u**2
    if (allocated(a%n)) r = r + a%u*tot(a%n)
  end function
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(t) :: a
    a%u = x(1)
    allocate(a%n)
    a%n%u = x(2)*a%u
    allocate(a%n%n)
    a%n%n%u = x(3)*a%n%u
    y = tot(a)
  end subroutine
end module
