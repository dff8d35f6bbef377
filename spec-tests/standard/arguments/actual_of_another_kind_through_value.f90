! The result of a conversion is passed: real(x, 4).
! standard: 15.5.2.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x
  real(4) :: y
  call g(real(x, 4), y)
end subroutine f
subroutine g(p, y)
  implicit none
  real(4) :: p, y
  y = p*p
end subroutine g
