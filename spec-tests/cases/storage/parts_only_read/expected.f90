! dotbar adjoint --head 'f(x,z)>(y)' in.f90
module solver_b
  use solver
contains
  subroutine solve_b(n, x, xb, y, yb, work, workb)
    integer, intent(in) :: n
    real*8, intent(in) :: x(n)
    real*8, intent(inout) :: y
    real*8, intent(inout) :: work(*)
    real*8 :: xb(n), yb, workb(*), tempb
    call shift_a_b_fwd(n, work, 0, 1)
    xb(1) = xb(1) + work(n)*workb(n)
    workb(n) = x(1)*workb(n)
    tempb = x(2)*yb
    workb(1) = workb(1) + work(n)*tempb
    workb(n) = workb(n) + work(1)*tempb
    xb(2) = xb(2) + work(1)*work(n)*yb
    yb = 0.0d0
    call shift_a_b_bwd(n, work, workb, 0, 1)
  end subroutine solve_b

  subroutine shift_a_b_fwd(n, storage, from_a, from_b)
    real*8, intent(in) :: storage(*)
    integer, intent(in) :: from_a, from_b
    integer, intent(in) :: n
  end subroutine shift_a_b_fwd

  subroutine shift_a_b_bwd(n, storage, storageb, from_a, from_b)
    real*8, intent(in) :: storage(*)
    integer, intent(in) :: from_a, from_b
    integer, intent(in) :: n
    real*8 :: storageb(*)
  end subroutine shift_a_b_bwd
end module solver_b

subroutine f_b(n, x, xb, z, zb, y, yb)
  use solver
  use solver_b, only: solve_b
  implicit none
  integer, intent(in) :: n
  real*8, intent(in) :: x(n), z
  real*8, intent(inout) :: y
  real*8 :: work(2*n + 2), y2
  real*8 :: xb(n), zb, yb, workb(2*n + 2), y2b, tempb(2*n + 2), temp0b(n)
  ! Adjoint: sets the derivatives of x, z from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  work = z
  call pushreal8array(work, size(work))
  call solve(n, x, y, work)
  call pushreal8array(work(2:n), size(work(2:n)))
  work(2:n) = work(2:n)*work(1:n - 1)
  call pushreal8array(work, size(work))
  xb = 0.0d0
  zb = 0.0d0
  workb = 0.0d0
  y2b = 0.0d0
  y2b = y2b + yb
  call popreal8array(work, size(work))
  temp0b = 0.0d0
  call solve_b(n, x*y, temp0b, y2, y2b, work, workb)
  xb = xb + y*temp0b
  yb = yb + sum(x*temp0b)
  call popreal8array(work(2:n), size(work(2:n)))
  tempb(2:n) = workb(2:n)
  workb(2:n) = work(1:n - 1)*tempb(2:n)
  workb(1:n - 1) = workb(1:n - 1) + work(2:n)*tempb(2:n)
  call popreal8array(work, size(work))
  call solve_b(n, x, xb, y, yb, work, workb)
  zb = zb + sum(workb)
  workb = 0.0d0
end subroutine f_b
