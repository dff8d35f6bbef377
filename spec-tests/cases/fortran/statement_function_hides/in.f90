! The statement function is not the procedure of the same name.
subroutine s(x, y)
  real(8) :: x, y, f, z
  f(z) = z*z
  y = f(x)
end subroutine s
function f(x)
  real(8) :: x, f
  f = 3*x
end function f
