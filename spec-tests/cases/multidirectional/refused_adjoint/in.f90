module m
contains
  subroutine left(a, b)
    real(8) :: a
    real(8), optional :: b
    a = 2.0d0*a
    if (present(b)) b = a
  end subroutine left
  subroutine named(a, b)
    real(8) :: a, b
    b = 2.0d0*a
  end subroutine named
end module m
subroutine s(x, y, f)
  use m
  real(8) :: x, y
  real(8), external :: f
  call left(x)
  call named(b=y, a=x)
  y = y*f(x)
end subroutine s
