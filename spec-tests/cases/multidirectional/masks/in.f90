subroutine m(x, y, c)
  real(8) :: x(4), y(4), c
  where (x > 0.5d0) x = c
  where (x > c)
    y = x*c
    x = y*y
  elsewhere
    x = x*c
    y = sin(x)
  end where
end subroutine m
