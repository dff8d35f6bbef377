! dotbar adjoint --head 'top(x)>(y)' in.f90
module splines_b
  use splines
contains
  subroutine coefficients_b(n, x, xb, work, workb, y, yb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: work(*)
    real(8), intent(inout) :: y(n)
    integer :: i, iq
    real(8) :: xb(n), workb(*), yb(n), sumb
    iq = n + 1
    call solve_b_q_fwd(n, x, work, 0, iq - 1, work(iq + n))
    sumb = 0.0d0
    do i = n, 1, -1
      workb(i) = workb(i) + work(iq + i - 1)*yb(i)
      workb(iq + i - 1) = workb(iq + i - 1) + work(i)*yb(i)
      sumb = sumb + yb(i)
      yb(i) = 0.0d0
    end do
    if (n >= 1) then
      workb(iq + n) = workb(iq + n) + sumb
    end if
    call solve_b_q_bwd(n, x, xb, work, workb, 0, iq - 1, work(iq + n), workb(iq + n))
  end subroutine coefficients_b

  subroutine solve_b_q_fwd(n, x, storage, from_b, from_q, w)
    real(8) :: storage(*)
    integer :: from_b, from_q
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: w(*)
    integer :: i
    do i = 1, n
      storage(from_b + i) = sin(x(i))
    end do
    w(1) = 1
    do i = 1, n
      call pushreal8(storage(from_q + i))
      storage(from_q + i) = storage(from_b + n + 1 - i)*x(i)
      call pushreal8(w(1))
      w(1) = w(1)*storage(from_q + i)
    end do
    do i = 1, n
      call pushreal8(storage(from_b + i))
      storage(from_b + i) = x(i)*w(1)
    end do
    do i = 2, n
      call pushreal8(storage(from_b + i))
      storage(from_b + i) = storage(from_b + i)*storage(from_b + i - 1) + storage(from_q + i)
    end do
  end subroutine solve_b_q_fwd

  subroutine solve_b_q_bwd(n, x, xb, storage, storageb, from_b, from_q, w, wb)
    real(8) :: storage(*)
    integer :: from_b, from_q
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: w(*)
    integer :: i
    real(8) :: xb(n), storageb(*), wb(*), tempb, sumb
    do i = n, 2, -1
      call popreal8(storage(from_b + i))
      tempb = storageb(from_b + i)
      storageb(from_b + i) = storage(from_b + i - 1)*tempb
      storageb(from_b + i - 1) = storageb(from_b + i - 1) + storage(from_b + i)*tempb
      storageb(from_q + i) = storageb(from_q + i) + tempb
    end do
    sumb = 0.0d0
    do i = n, 1, -1
      call popreal8(storage(from_b + i))
      xb(i) = xb(i) + w(1)*storageb(from_b + i)
      sumb = sumb + x(i)*storageb(from_b + i)
      storageb(from_b + i) = 0.0d0
    end do
    if (n >= 1) then
      wb(1) = wb(1) + sumb
    end if
    do i = n, 1, -1
      call popreal8(w(1))
      storageb(from_q + i) = storageb(from_q + i) + w(1)*wb(1)
      wb(1) = storage(from_q + i)*wb(1)
      call popreal8(storage(from_q + i))
      tempb = storageb(from_q + i)
      storageb(from_q + i) = 0.0d0
      storageb(from_b + n + 1 - i) = storageb(from_b + n + 1 - i) + x(i)*tempb
      xb(i) = xb(i) + storage(from_b + n + 1 - i)*tempb
    end do
    wb(1) = 0.0d0
    do i = n, 1, -1
      xb(i) = xb(i) + cos(x(i))*storageb(from_b + i)
      storageb(from_b + i) = 0.0d0
    end do
  end subroutine solve_b_q_bwd
end module splines_b

subroutine top_b(n, x, xb, y, yb)
  use splines
  use splines_b, only: coefficients_b
  integer :: n
  real(8) :: x(n), y(n), work(3*n)
  real(8) :: xb(n), yb(n), workb(3*n)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  workb = 0.0d0
  call coefficients_b(n, x, xb, work, workb, y, yb)
end subroutine top_b
