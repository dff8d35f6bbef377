! dotbar tangent --no-inlining --head 'top(y)/(x)' in.f90
subroutine top_d(x, xd, y, yd)
  real(8) :: x, y, w, f
  integer :: k
  real(8) :: result
  real(8) :: xd, yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  k = 0
  w = 0
  do
    result = f(dble(k))
    if (.not. result < 3.0d0) then
      exit
    end if
    k = k + 1
    if (mod(k, 2) == 0) cycle
    w = w + 1
  end do
  yd = xd*w
  y = x*w
end subroutine top_d
