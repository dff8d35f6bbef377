subroutine applies(x)
  real(8) :: x, square
  x = square(x)*x
end subroutine applies
function square(x)
  real(8) :: x, square
  square = x*x
end function square
