! Elements of complex arrays that move: what fills the places that nothing comes from is complex, too.
subroutine f(x, y)
  real(8) :: x(6), y(6)
  complex(8) :: a(3), b(3), c(3), k(3)
  a = cmplx(x(1:3), x(4:6), 8)
  k = (1d0, 2d0)
  b = unpack(k, x(1:3) > 0.4d0, a)
  y(1) = real(sum(b*a))
  c = unpack(a(2:3), [.true., .false., .true.], k)*b
  y(2) = aimag(sum(pack(c, x(1:3) > 0.3d0)**2))
  c = reshape([a(1)*b(2), c(3), conjg(a(1))], [3])
  y(3) = real(sum(c*c)) + abs(product(a))
  c = matmul(reshape([a, b, a*c], [3, 3]), a)
  y(4) = aimag(product(c, mask=x(1:3) > 0.2d0))
  y(5) = real(sum(sum(reshape([a, c], [3, 2]), dim=1)**2))
  y(6) = aimag(product(b))
end subroutine f
