! z is what no derivative needs: but trips and fragments run again as they are, and read w for it. u they set before, v is read behind them.
subroutine trips(x, y, z)
  real(8), intent(in) :: x
  real(8), intent(out) :: y, z
  real(8) :: s, u, v, w
  integer :: i
  u = 3.0d0*x
  v = 5.0d0*x
  w = 2.0d0*x
  s = x
  if (x > 1.0d0) s = sin(x)
  do i = 1, 9
    u = i
    z = w + u
    s = s*sin(s)
  end do
  y = s
  z = z + v
end subroutine trips
subroutine fragment(x, y, z)
  real(8), intent(in) :: x
  real(8), intent(out) :: y, z
  real(8) :: s, u, v, w
  u = 3.0d0*x
  v = 5.0d0*x
  w = 2.0d0*x
  s = x
  !$AD CHECKPOINT-START
  u = 1.0d0
  z = w + u
  s = s*sin(s)
  s = s*sin(s)
  !$AD CHECKPOINT-END
  y = s
  z = z + v
end subroutine fragment
