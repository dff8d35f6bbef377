! dotbar adjoint --head 'f(x)>(y)' in.f90
! A value that is moved through a variable with memory of its own, in the backward sweep ahead of a call that needs a derivative
! beside that of its argument: they are two variables, since one keeps its memory and the other is given it (a random program).
subroutine f_b(n, x, xb, y, yb)
  implicit none
  integer :: n
  real(8) :: x(n), y
  real(8), allocatable :: w(:)
  real(8) :: xb(n), yb
  real(8), allocatable :: wb(:), ownb(:), own0b(:), tempb(:)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  allocate(w(n))
  w(:) = sin(x)
  call products(n, w, w, y)
  call pushreal8array(w(:), size(w(:)))
  w(:) = 0.75d0*w(n:1:-1)*y
  xb = 0.0d0
  if (allocated(wb)) then
    deallocate(wb)
  end if
  if (allocated(w)) then
    allocate(wb, mold=w)
    wb = 0.0d0
  end if
  allocate(ownb, mold=w)
  ownb = 0.0d0
  allocate(own0b, mold=w)
  own0b = 0.0d0
  call products_b(n, w, ownb, w, own0b, y, yb)
  wb = wb + ownb
  deallocate(ownb)
  wb = wb + own0b
  deallocate(own0b)
  call popreal8array(w(:), size(w(:)))
  tempb = wb(:)
  wb(:) = 0.0d0
  wb(n:1:-1) = wb(n:1:-1) + 0.75d0*(y*tempb)
  yb = yb + sum(0.75d0*w(n:1:-1)*tempb)
  allocate(ownb, mold=w)
  ownb = 0.0d0
  allocate(own0b, mold=w)
  own0b = 0.0d0
  call products_b(n, w, ownb, w, own0b, y, yb)
  wb = wb + ownb
  deallocate(ownb)
  wb = wb + own0b
  deallocate(own0b)
  xb = xb + cos(x)*wb(:)
  wb(:) = 0.0d0
  deallocate(wb, w)
end subroutine f_b

subroutine products_b(n, a, ab, b, bb, p, pb)
  implicit none
  integer :: n
  real(8) :: a(n), b(n), p
  real(8) :: ab(n), bb(n), pb
  ab = ab + b(n:1:-1)*pb
  bb(n:1:-1) = bb(n:1:-1) + a*pb
  pb = 0.0d0
end subroutine products_b
