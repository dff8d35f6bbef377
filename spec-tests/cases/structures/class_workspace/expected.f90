! dotbar adjoint --head 'top(x,y)>(y)' in.f90
module m_b
  use m
contains
  ! what it leaves in the workspace nobody needs
  subroutine inner_b(w, wb, x, xb, y, yb)
    class(work), intent(inout) :: w
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: i
    class(work) :: wb
    real(8) :: xb, yb
    call pushreal8(w%t(1))
    w%t(1) = x
    do i = 2, w%n
      call pushreal8(w%t(i))
      w%t(i) = w%t(i - 1)*sin(x)
    end do
    wb%t = wb%t + yb
    do i = w%n, 2, -1
      call popreal8(w%t(i))
      wb%t(i - 1) = wb%t(i - 1) + sin(x)*wb%t(i)
      xb = xb + cos(x)*(w%t(i - 1)*wb%t(i))
      wb%t(i) = 0.0d0
    end do
    call popreal8(w%t(1))
    xb = xb + wb%t(1)
    wb%t(1) = 0.0d0
  end subroutine inner_b

  subroutine top_b(w, x, xb, y, yb)
    class(work), intent(inout) :: w
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(work) :: wb
    real(8) :: xb, yb, tempb
    ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call pushreal8array(w%t, size(w%t))
    call inner(w, x, y)
    wb%t = 0.0d0
    xb = 0.0d0
    wb%t = 0.0d0
    tempb = 0.0d0
    call inner_b(w, wb, y, tempb, y, yb)
    yb = yb + tempb
    call popreal8array(w%t, size(w%t))
    call inner_b(w, wb, x, xb, y, yb)
  end subroutine top_b
end module m_b
