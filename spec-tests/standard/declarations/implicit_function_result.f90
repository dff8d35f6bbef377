! The result of a function has the implicit type of its name.
! standard: 15.6.2.2, 8.7
! head: f(x)>(y)
function fun(t)
  implicit real(8) (f, t)
  fun = t*t*t
end function fun
subroutine f(x, y)
  implicit real(8) (a-h, o-z)
  y = fun(x)*x
end subroutine f
