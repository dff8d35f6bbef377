! dotbar adjoint --head 'top(x)>(y)' in.f90
! The place of the result of a split call is found again in the backward sweep: its subscript is kept where it is overwritten behind.
subroutine top_b(x, xb, y, yb)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(inout) :: y
  real(8) :: a(3)
  integer :: k
  real(8) :: xb(3), yb, ab(3)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = 0
  k = 2
  call inner_fwd(x, a, k)
  xb = 0.0d0
  ab = 0.0d0
  ab(1) = ab(1) + a(2)*yb
  ab(2) = ab(2) + a(1)*yb
  ab(3) = ab(3) + 2.0d0*a(3)*yb
  yb = 0.0d0
  call inner_bwd(x, xb, a, ab, k)
end subroutine top_b

!$AD NOCHECKPOINT
subroutine inner_fwd(x, a, k)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(inout) :: a(3)
  integer, intent(in) :: k
  integer :: i3
  real(8) :: f_fwd
  i3 = k
  a(i3) = f_fwd(x(1))
  call pushinteger4(i3)
  i3 = 3
  a(i3) = f_fwd(x(2))
  call pushinteger4(i3)
  i3 = 1
  a(i3) = x(3)*x(2)
  call pushinteger4(i3)
end subroutine inner_fwd

!$AD NOCHECKPOINT
subroutine inner_bwd(x, xb, a, ab, k)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(inout) :: a(3)
  integer, intent(in) :: k
  integer :: i3
  real(8) :: xb(3), ab(3), resultb
  call popinteger4(i3)
  xb(3) = xb(3) + x(2)*ab(i3)
  xb(2) = xb(2) + x(3)*ab(i3)
  ab(i3) = 0.0d0
  call popinteger4(i3)
  resultb = ab(i3)
  ab(i3) = 0.0d0
  call f_bwd(x(2), xb(2), resultb)
  call popinteger4(i3)
  resultb = ab(i3)
  ab(i3) = 0.0d0
  call f_bwd(x(1), xb(1), resultb)
end subroutine inner_bwd

function f_fwd(x) result(f)
  implicit none
  real(8), intent(in) :: x
  real(8) :: f
  f = sin(x)*x
end function f_fwd

subroutine f_bwd(x, xb, fb)
  implicit none
  real(8), intent(in) :: x
  real(8) :: xb, fb
  xb = xb + cos(x)*(x*fb)
  xb = xb + sin(x)*fb
  fb = 0.0d0
end subroutine f_bwd
