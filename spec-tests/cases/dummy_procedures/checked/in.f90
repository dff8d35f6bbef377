subroutine step(n, f, t, h, y)
  integer :: n
  real(8) :: t, h, y(n), k1(n), k2(n)
  external f
  call f(n, t, y, k1)
  call f(n, t + 0.5d0*h, y + 0.5d0*h*k1, k2)
  y = y + h*k2
end subroutine
subroutine drive(n, f, g, y, s)
  integer :: n, i
  real(8) :: y(n), s, g
  external f, g
  do i = 1, 3
    call step(n, f, 0.1d0*i, 0.1d0, y)
  end do
  s = g(y(1))*y(2)
end subroutine
subroutine rhs(n, t, y, dy)
  integer :: n, i
  real(8) :: t, y(n), dy(n)
  do i = 1, n
    dy(i) = sin(t)*y(i) - y(1)**2*y(n)
  end do
end subroutine
real(8) function obs(x)
  real(8) :: x
  obs = exp(x)*x
end function
subroutine top(n, y, s)
  integer :: n
  real(8) :: y(n), s
  real(8), external :: obs
  external rhs
  call drive(n, rhs, obs, y, s)
end subroutine
