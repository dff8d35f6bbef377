! dotbar adjoint --head 'twice(x,a)>(x,a)' --head 'scaled(x,a)>(a)' in.f90
! What an adjoint adds to itself does not come at once with what it was set to: that is not what it had (found by random programs).
subroutine twice_b(n, x, xb, a, ab)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x, a(n)
  integer :: i
  real(8) :: xb, ab(n)
  ! Adjoint: sets the derivatives of x, a from those of x, a, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    call pushreal8(x)
    x = x*a(i)
    call pushreal8(a(i))
    a(i) = 0.5d0
  end do
  do i = n, 1, -1
    call popreal8(a(i))
    ab(i) = 0.0d0
    call popreal8(x)
    ab(i) = ab(i) + (x*xb + ab(i))
    xb = a(i)*xb
  end do
end subroutine twice_b

subroutine scaled_b(n, x, xb, a, ab)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x
  real(8), intent(inout) :: a(n)
  integer :: i
  real(8) :: xb, ab(n)
  ! Adjoint: sets the derivatives of x, a from those of a, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    a(i) = a(i) + a(i)
    call pushreal8(a(i))
    a(i) = x*a(i) + a(i) - 2*a(i)*x
    a(i) = a(i) + a(i)
  end do
  xb = 0.0d0
  do i = n, 1, -1
    ab(i) = ab(i) + ab(i)
    call popreal8(a(i))
    xb = xb + a(i)*ab(i)
    xb = xb - 2*a(i)*ab(i)
    ab(i) = x*ab(i) + (ab(i) - 2*(x*ab(i)))
    ab(i) = ab(i) + ab(i)
  end do
end subroutine scaled_b
