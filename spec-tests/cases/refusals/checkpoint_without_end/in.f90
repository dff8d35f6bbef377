! The top of everything.
subroutine top(n, x, y) ! trailing
  ! about n
  integer n   ! size
  real(8) x(n), y, s
  integer i
  s = 1d0
  !$AD CHECKPOINT-START
  do i = 1, n
    s = s * sin(x(i)) + x(i)*s**2
  end do
  x(1) = s * x(1)
  s = s*s*exp(x(1))
  ! last word
  y = s * s
  !$AD CHECKPOINT-START
  y = y * exp(y*x(2))
end subroutine
