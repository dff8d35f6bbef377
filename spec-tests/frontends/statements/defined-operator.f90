module m
  interface operator(.dot.)
    module procedure dot
  end interface
  interface operator(.neg.)
    module procedure neg
  end interface
contains
  pure real function dot(a, b)
    real, intent(in) :: a(:), b(:)
    dot = sum(a*b)
  end function dot
  pure real function neg(a)
    real, intent(in) :: a
    neg = -a
  end function neg
  subroutine s(x, y, z)
    real x(3), y(3), z
    z = x .dot. y
    z = .neg. (x .dot. y) + 2
    z = (2*x) .dot. y
  end subroutine s
end module m
