! dotbar adjoint --head 'whole(x,y)>(y)' in.f90
! The backward part of a split procedure has the values of locals that something behind has used, and no other ones.
subroutine part_fwd(x, y)
  implicit none
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  double precision :: e, t
  e = exp(x) ! used linearly: not there in the backward part
  y = y + e
  t = tanh(x)
  call pushreal8(y)
  y = y*t
  call pushreal8(t)
end subroutine part_fwd

! The backward part of a split procedure has the values of locals that something behind has used, and no other ones.
subroutine part_bwd(x, xb, y, yb)
  implicit none
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  double precision :: t
  double precision :: xb, yb, eb, tb
  call popreal8(t)
  call popreal8(y)
  tb = y*yb
  yb = t*yb
  xb = xb + (1.0d0 - t**2)*tb
  eb = yb
  xb = xb + exp(x)*eb
end subroutine part_bwd

subroutine whole_b(x, xb, y, yb)
  implicit none
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  double precision :: xb, yb
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call part_fwd(x, y)
  xb = 0.0d0
  yb = 2.0d0*y*yb
  call part_bwd(x, xb, y, yb)
end subroutine whole_b
