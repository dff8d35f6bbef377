! array constructors as actual arguments: their derivative is held by a variable with as many elements
subroutine top(n, x, y)
  integer :: n
  real(8) :: x(n), y
  real(8), external :: dot
  y = dot(3, x, [x(1), 2.0d0*x(2), 1.0d0]) + dot(1, [x(2)*x(3)], [y])
  call shift(2, [sin(x(1)), x(3)], y)
end subroutine top

function dot(n, a, b)
  integer :: n, i
  real(8) :: a(n), b(n), dot
  dot = 0.0d0
  do i = 1, n
    dot = dot + a(i)*b(i)
  end do
end function dot

subroutine shift(n, a, y)
  integer :: n, i
  real(8) :: a(n), y
  do i = 1, n
    y = y + a(i)**2
  end do
end subroutine shift
