! Under the layers that switch it off everything is kept.
subroutine undone(n, m, x, y)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: x(n*n)
  real(8), intent(inout) :: y
  integer :: i, j, l, back, step, doubled, twice, k, times(n)
  l = 0
  back = n*n + 1
  step = 1
  twice = 1
  doubled = 1
  times = 0
  do i = 1, n
    do j = i + 1, n
      l = 1 + l
      back = back - m
      y = y + x(l)*x(back)*y
    end do
  end do
  l = 2
  do i = 1, n
    l = step + l                        ! step changes below
    y = y*x(mod(l, n) + 1)
    step = 1 - step
    doubled = doubled + doubled         ! of itself
    k = mod(doubled, n) + 1
    times(k) = times(k) + 2*m           ! an element
    y = y + x(k)*y*x(times(k))
    if (x(i) > 0.5d0) l = l - 1
    y = y + sin(y*x(mod(l, n) + 1))
  end do
  y = y*x(twice)
  twice = twice + twice                 ! of itself, and never again
  y = y*x(twice)
end subroutine undone
