! A function whose result is an array.
! standard: 15.6.2.2
! head: m%f(x)>(y)
module m
contains
  function two(x) result(r)
    real(8) :: x, r(2)
    r(1) = x
    r(2) = x*x
  end function two
  subroutine f(x, y)
    real(8) :: x, y, t(2)
    t = two(x)
    y = t(1)*t(2)
  end subroutine f
end module m
