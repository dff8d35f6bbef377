! dotbar adjoint --head 'limiter(u)>(f)' in.f90
! Fluxes with a slope limiter (minmod).
subroutine limiter_b(n, u, ub, f, fb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n)
  real(8), intent(inout) :: f(n)
  integer :: i
  real(8) :: left, right, slope
  real(8) :: ub(n), fb(n), leftb, rightb, slopeb, tempb
  ! Adjoint: sets the derivatives of u from those of f, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ub = 0.0d0
  leftb = 0.0d0
  rightb = 0.0d0
  do i = n - 1, 2, -1
    left = u(i) - u(i - 1)
    right = u(i + 1) - u(i)
    if (left*right <= 0.0d0) then
      slope = 0.0d0
    else if (abs(left) < abs(right)) then
      slope = left
    else
      slope = right
    end if
    tempb = 2.0d0*(u(i) + 0.5d0*slope)*fb(i)
    ub(i) = ub(i) + tempb
    slopeb = 0.5d0*tempb
    fb(i) = 0.0d0
    if (.not. (left*right <= 0.0d0)) then
      if (abs(left) < abs(right)) then
        leftb = slopeb
      else
        rightb = slopeb
      end if
    end if
    ub(i + 1) = ub(i + 1) + rightb
    ub(i) = ub(i) - rightb
    rightb = 0.0d0
    ub(i) = ub(i) + leftb
    ub(i - 1) = ub(i - 1) - leftb
    leftb = 0.0d0
  end do
  ub(n) = ub(n) + fb(n)
  fb(n) = 0.0d0
  ub(1) = ub(1) + fb(1)
  fb(1) = 0.0d0
end subroutine limiter_b
