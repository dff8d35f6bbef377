! dotbar adjoint --head 'f(x,z)>(y)' in.f90
module solver_b
  use solver
contains
  subroutine solve_b(n, x, xb, y, yb, work, workb)
    integer, intent(in) :: n
    real*8, intent(in) :: x(n)
    real*8, intent(inout) :: y
    real*8, intent(inout) :: work(*)
    real*8 :: t
    real*8 :: xb(n), yb, workb(*), tb, tempb, temp0b
    call shift_a_b_fwd(n, work, 0, 1, t)
    xb(1) = xb(1) + work(n)*workb(n)
    workb(n) = x(1)*workb(n)
    tempb = t*yb
    temp0b = x(2)*tempb
    workb(1) = workb(1) + work(n)*temp0b
    workb(n) = workb(n) + work(1)*temp0b
    xb(2) = xb(2) + work(1)*work(n)*tempb
    tb = work(1)*work(n)*x(2)*yb
    yb = 0.0d0
    call shift_a_b_bwd(n, work, workb, 0, 1, t, tb)
  end subroutine solve_b

  subroutine shift_a_b_fwd(n, storage, from_a, from_b, t)
    real*8, intent(in) :: storage(*)
    integer, intent(in) :: from_a, from_b
    integer, intent(in) :: n
    real*8, intent(inout) :: t
    real*8 :: s
    integer :: i
    s = 0
    do i = 1, n
      s = s + storage(from_a + i)*storage(from_b + i)
    end do
    t = s
  end subroutine shift_a_b_fwd

  subroutine shift_a_b_bwd(n, storage, storageb, from_a, from_b, t, tb)
    real*8, intent(in) :: storage(*)
    integer, intent(in) :: from_a, from_b
    integer, intent(in) :: n
    real*8, intent(inout) :: t
    integer :: i
    real*8 :: storageb(*), tb, sb
    sb = tb
    tb = 0.0d0
    do i = n, 1, -1
      storageb(from_a + i) = storageb(from_a + i) + storage(from_b + i)*sb
      storageb(from_b + i) = storageb(from_b + i) + storage(from_a + i)*sb
    end do
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
  xb = 0.0d0
  workb = 0.0d0
  y2b = yb
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
  zb = sum(workb)
end subroutine f_b
