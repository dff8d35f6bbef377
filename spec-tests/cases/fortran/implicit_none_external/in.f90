subroutine f(x, y)
  implicit none (type, external)
  real(8), external :: g
  external :: h
  real(8) :: x, y, t
  call h(x, t)
  y = g(t)*x
end subroutine f

subroutine k(x, y)
  implicit none (external)
  external :: h
  double precision x, y, t
  do i = 1, 2
    call h(x, t)
    y = t*i
  end do
end subroutine k

real(8) function g(t)
  implicit none
  real(8) :: t
  g = t*t
end function g

subroutine h(x, t)
  real(8) :: x, t
  t = sin(x)
end subroutine h
