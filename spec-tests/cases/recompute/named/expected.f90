! dotbar adjoint --head 'named(x,y)>(y)' in.f90
! A loop that ends by its name does not do all of a trip: what it sets is kept.
subroutine named_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j
  real(8) :: t
  real(8) :: xb(n), yb, tb, tempb
  integer :: last, jump, last0
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  jump = 0
  around: do i = 1, n
    t = sin(x(i)*i)
    do j = 1, n
      if (y > 2*x(j) + i) then
        call pushinteger4(j)
        jump = 1
        exit around
      end if
      call pushreal8(y)
      y = y + t*x(j)*y
    end do
    call pushinteger4(j - 1)
  end do around
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol1b(jump)
  xb = 0.0d0
  tb = 0.0d0
  call popcontrol1b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    t = sin(x(i)*i)
    call popinteger4(last0)
    do j = last0, 1, -1
      if (jump /= 1) then
        call popreal8(y)
        tempb = y*yb
        tb = tb + x(j)*tempb
        xb(j) = xb(j) + t*tempb
        yb = yb + t*x(j)*yb
      end if
      jump = 0
    end do
    xb(i) = xb(i) + i*(cos(x(i)*i)*tb)
    tb = 0.0d0
    jump = 0
  end do
end subroutine named_b
