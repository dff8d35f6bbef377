module m
contains
  function square(x) result(r)
    real(8), intent(in) :: x
    real(8), allocatable :: r
    r = x*x
  end function square
  subroutine f(x, y)
    real(8) :: x, y
    y = square(x)
  end subroutine f
end module m
