! A generic name: the specific procedure is that of the argument's kind.
! standard: 15.4.3.4
! head: m%f(x)>(y)
module m
  interface twice
    module procedure twice_single, twice_double
  end interface twice
contains
  real(4) function twice_single(x)
    real(4) :: x
    twice_single = 2*x
  end function twice_single
  real(8) function twice_double(x)
    real(8) :: x
    twice_double = x*x
  end function twice_double
  subroutine f(x, y)
    real(8) :: x, y
    y = twice(x)
  end subroutine f
end module m
