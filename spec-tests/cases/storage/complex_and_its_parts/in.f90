subroutine top(x, y)
  real(8) :: x, y
  complex(8) :: z
  common /blk/ z
  z = cmplx(x*2.0d0, x*x, 8)
  call low(y)
end subroutine
subroutine low(y)
  real(8) :: y
  real(8) :: r(2)
  common /blk/ r
  y = r(1)*3.0d0 + sin(r(2))
end subroutine
