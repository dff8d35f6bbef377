! dotbar adjoint --head 'f(x)>(y)' in.f90
! Given memory in branches of a loop, of other bounds each time.
subroutine f_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8), allocatable :: w(:)
  integer :: i, k
  real(8) :: xb(n), yb, sumb
  real(8), allocatable :: wb(:)
  integer :: first, last
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 0.0d0
  do i = 1, n
    if (x(i) > 0.5d0) then
      allocate(w(i))
      do k = 1, i
        w(k) = x(k)*x(i)
      end do
      y = y + sum(w*w)
      call pushreal8array(w(:), size(w(:)))
      call pushinteger4(lbound(w, 1))
      call pushinteger4(ubound(w, 1))
      deallocate(w)
    else
      allocate(w(2))
      w = exp(x(i))
      call pushreal8(y)
      y = y*w(1) + w(2)
      call pushreal8array(w(:), size(w(:)))
      call pushinteger4(lbound(w, 1))
      call pushinteger4(ubound(w, 1))
      deallocate(w)
    end if
  end do
  xb = 0.0d0
  do i = n, 1, -1
    if (x(i) > 0.5d0) then
      call popinteger4(last)
      call popinteger4(first)
      allocate(w(first:last))
      call popreal8array(w(:), size(w(:)))
      allocate(wb, mold=w)
      wb = 2.0d0*w*yb
      sumb = 0.0d0
      do k = i, 1, -1
        xb(k) = xb(k) + x(i)*wb(k)
        sumb = sumb + x(k)*wb(k)
        wb(k) = 0.0d0
      end do
      if (i >= 1) then
        xb(i) = xb(i) + sumb
      end if
      deallocate(wb, w)
    else
      call popinteger4(last)
      call popinteger4(first)
      allocate(w(first:last))
      call popreal8array(w(:), size(w(:)))
      allocate(wb, mold=w)
      wb = 0.0d0
      call popreal8(y)
      wb(1) = wb(1) + y*yb
      wb(2) = wb(2) + yb
      yb = w(1)*yb
      xb(i) = xb(i) + exp(x(i))*sum(wb)
      wb = 0.0d0
      deallocate(wb, w)
    end if
  end do
  yb = 0.0d0
end subroutine f_b
