subroutine f(x, y)
  include 'out.f90'
  y = x*x
end subroutine f
