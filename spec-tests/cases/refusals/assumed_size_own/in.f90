subroutine top(x, y, z)
  real(8) :: x(3), y, z(*)
  call h(z, x, y)
  call h(x, z, y)
end subroutine
subroutine h(a, z, y)
  real(8) :: a(2), z(2), y
  y = y + a(1)*z(1)
end subroutine
