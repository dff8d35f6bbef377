! In a trip of a trip: from what the outer one makes anew; not from what would have to be recorded for it, at whatever distance, be it
! what only a fragment uses that is run twice.
subroutine nested(n, x, v, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), v(n)
  real(8), intent(inout) :: y
  integer :: i, j, k, p, q, r, s, d, m
  real(8) :: c, t
  k = 1
  m = 1
  do i = 1, n
    c = 2*x(i)
    p = mod(3*i, n)
    d = 3*m                         ! m is overwritten behind the loop, and used in the fragment alone
    do j = 1, n
      t = c*v(j)
      y = y + t*t*y
      q = mod(p*j, n) + 1           ! p is used nowhere else
      y = y + x(q)*y*v(q)
      s = mod(k + j, n)             ! k is overwritten
      r = s + 1                     ! of what is not made anew
      k = mod(k*(k + 1), 7)
      y = y + x(r)*v(r)*y
    end do
    y = y + d*x(i)*y
    !$AD CHECKPOINT-START
    call add(m, x(i), y)
    !$AD CHECKPOINT-END
  end do
  m = 2
  y = y*x(m)
end subroutine nested
subroutine add(m, x, y)
  implicit none
  integer, intent(in) :: m
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  y = y + m*x*x*y
end subroutine add
