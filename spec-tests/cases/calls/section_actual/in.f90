module m
contains
subroutine sec(x, y)
  real(8) :: x(4, 4), y
  call t(x(:, 2), y)
end subroutine
subroutine t(a, y)
  real(8) :: a(:), y
  y = a(1)*a(2)
end subroutine
end module m
