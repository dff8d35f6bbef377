! dotbar adjoint --head 'passed(x)>(y)' in.f90
module parts_b
  use parts
contains
  subroutine blend_b(p, pb, q, qb)
    type(part), intent(inout) :: p
    type(part), intent(in) :: q
    type(part) :: pb, qb
    qb%a = qb%a + q%b(1)*pb%a
    qb%b(1) = qb%b(1) + q%a*pb%a
    pb%a = 0.0d0
  end subroutine blend_b
end module parts_b

subroutine passed_b(x, xb, y, yb)
  use parts
  use parts_b, only: blend_b
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  type(part), allocatable :: all(:)
  type(part) :: one, two
  real(8) :: xb, yb
  type(part) :: oneb, twob, tempb
  integer :: first, last
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  two%a = x*x
  two%b(1) = 3.0d0*x
  allocate(all(2))
  call pushinteger4(lbound(all, 1))
  call pushinteger4(ubound(all, 1))
  deallocate(all)
  oneb%a = 0.0d0
  twob%a = 0.0d0
  twob%b = 0.0d0
  oneb%a = oneb%a + yb
  yb = 0.0d0
  call blend_b(one, oneb, two, twob)
  call popinteger4(last)
  call popinteger4(first)
  allocate(all(first:last))
  tempb%a = 0.0d0
  tempb%b = 0.0d0
  call blend_b(all(2), tempb, two, twob)
  deallocate(all)
  xb = 3.0d0*twob%b(1)
  twob%b(1) = 0.0d0
  xb = xb + 2.0d0*x*twob%a
  twob%a = 0.0d0
end subroutine passed_b
