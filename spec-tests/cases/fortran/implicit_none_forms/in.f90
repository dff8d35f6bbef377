! IMPLICIT NONE that asks for EXTERNAL, too: derivatives keep what it says of types, in whatever order it says both.
subroutine f(x, y)
  implicit none (external, type)
  real(8) :: x, y
  external :: g
  y = x*x
  call g(y)
end subroutine f
subroutine g(y)
  implicit none (type)
  real(8) :: y
  external :: h
  call h(y)
  y = y*y
end subroutine g
subroutine h(y)
  implicit none (type, external)
  real(8) :: y
  y = sin(y)
end subroutine h
