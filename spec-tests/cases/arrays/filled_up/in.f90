! RESHAPE with PAD and ORDER, EOSHIFT with BOUNDARY and DIM, PRODUCT along a dimension, PACK with a vector.
subroutine s1(x, y)
  real(8) :: x(2, 3), y(6), m(2, 3), z(3, 2, 2), v(6)
  v = [x(:, 1), x(1, 2:3), x(2, 2:3)]
  m = reshape(v**2, [2, 3], order=[2, 1])
  m = m + reshape(v, (/2, 3/), pad=[0d0], order=(/1, 2/))*reshape(v(1:4), shape=[2, 3], pad=[1d0, 2d0])
  z = reshape(v*3, [3, 2, 2], order=[3, 1, 2], pad=[1d0, 2d0])
  m(1, :) = m(1, :)*z(:, 1, 2) + z(:, 2, 1)*z(:, 2, 2)
  m = eoshift(m, 1, dim=2) + eoshift(m, [1, 0, -1], 2d0, 1)
  y = eoshift(v**2, 1, boundary=3d0)*eoshift(v, shift=-2)
  y(1:3) = y(1:3) + product(m, 1)*product(x, dim=1, mask=x > 0.3d0)
  y(4:5) = y(4:5)*product(x, 2)
  x(2, 2) = 0.0d0
  y(4:5) = y(4:5) + product(x, 2)
  y = y + pack(v, v > 0.4d0, v*x(1, 1)) + pack(v*y, v > 0.3d0, [0d0, 1d0, 2d0, 3d0, 4d0, 5d0])
end subroutine s1
