! dotbar adjoint --head 's(y)/(x)' in.f90
! Of a variable from a module that is not there the type is not known: a loop with it counts as one with an integer.
subroutine s_b(n, x, xb, y, yb)
  use counters, only: i
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: xb(n), yb
  integer :: jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  do i = 1, n
    call pushreal8(y)
    y = y*x(i)
    if (y > 2.0d0) then
      call pushcontrol1b(1)
      cycle
    end if
    call pushreal8(y)
    y = sin(y)
    call pushcontrol1b(0)
  end do
  xb = 0.0d0
  do i = n, 1, -1
    call popcontrol1b(jump)
    if (jump /= 1) then
      call popreal8(y)
      yb = cos(y)*yb
    end if
    call popreal8(y)
    xb(i) = xb(i) + y*yb
    yb = x(i)*yb
  end do
  yb = 0.0d0
end subroutine s_b
