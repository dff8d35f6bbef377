! EXIT from a BLOCK around an ASSOCIATE whose name stands for a value, and which is taken apart after the BLOCK.
subroutine f(n, x, y)
  integer :: n, i
  real*8 :: x(n), y
  y = 0
  do i = 1, n
    outer: block
      real*8 :: t
      t = x(i)
      under: associate (z => x(mod(i, n) + 1), v => x(i)*y)
        inner: block
          real*8 :: t
          t = z*z
          if (t > 0.5d0) exit outer
          y = y + t*v
          if (y > 1.0d0) exit under
          z = z + t
        end block inner
        y = y + v
        if (i == 3) exit outer
      end associate under
      y = y*t + x(i)
    end block outer
    y = y + 0.5d0*x(1)
  end do
end subroutine f
