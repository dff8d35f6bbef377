! dotbar adjoint --head 'undone(x,y)>(y)' in.f90
! Integers that count are counted back; what cannot be counted back is kept.
subroutine undone_b(n, m, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: x(n*n)
  real(8), intent(inout) :: y
  integer :: i, j, l, back, step, doubled, twice, k, times(n)
  real(8) :: xb(n*n), yb, tempb
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
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
      call pushreal8(y)
      y = y + x(l)*x(back)*y
    end do
  end do
  call pushinteger4(l)
  l = 2
  do i = 1, n
    call pushinteger4(l)
    l = step + l ! step changes below
    call pushreal8(y)
    y = y*x(mod(l, n) + 1)
    step = 1 - step
    doubled = doubled + doubled ! of itself
    call pushinteger4(k)
    k = mod(doubled, n) + 1
    times(k) = times(k) + 2*m ! an element
    call pushreal8(y)
    y = y + x(k)*y*x(times(k))
    if (x(i) > 0.5d0) l = l - 1
    call pushreal8(y)
    y = y + sin(y*x(mod(l, n) + 1))
  end do
  call pushreal8(y)
  y = y*x(twice)
  call pushinteger4(twice)
  twice = twice + twice ! of itself, and never again
  xb = 0.0d0
  xb(twice) = xb(twice) + y*yb
  yb = x(twice)*yb
  call popinteger4(twice)
  call popreal8(y)
  xb(twice) = xb(twice) + y*yb
  yb = x(twice)*yb
  do i = n, 1, -1
    call popreal8(y)
    tempb = cos(y*x(mod(l, n) + 1))*yb
    xb(mod(l, n) + 1) = xb(mod(l, n) + 1) + y*tempb
    yb = yb + x(mod(l, n) + 1)*tempb
    if (x(i) > 0.5d0) then
      l = l + 1
    end if
    call popreal8(y)
    tempb = x(times(k))*yb
    xb(k) = xb(k) + y*tempb
    xb(times(k)) = xb(times(k)) + x(k)*y*yb
    yb = yb + x(k)*tempb
    times(k) = times(k) - 2*m
    call popinteger4(k)
    call popreal8(y)
    xb(mod(l, n) + 1) = xb(mod(l, n) + 1) + y*yb
    yb = x(mod(l, n) + 1)*yb
    call popinteger4(l)
  end do
  call popinteger4(l)
  do i = n, 1, -1
    do j = n, i + 1, -1
      call popreal8(y)
      tempb = y*yb
      xb(l) = xb(l) + x(back)*tempb
      xb(back) = xb(back) + x(l)*tempb
      yb = yb + x(l)*x(back)*yb
      back = back + m
      l = l - 1
    end do
  end do
end subroutine undone_b
