module m
contains
  function squares(x) result(r)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: r(:)
    r = x*x
  end function squares
  subroutine f(x, y)
    real(8) :: x(3), y, z(3)
    z = squares(x)
    y = sum(z)
  end subroutine f
end module m
