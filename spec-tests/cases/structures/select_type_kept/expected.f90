! dotbar adjoint --head 'run(x,y)>(y)' in.f90
module m_b
  use m
contains
  subroutine inner_b(w, wb, x, xb, y, yb)
    class(work), intent(inout) :: w
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    class(work) :: wb
    real(8) :: xb, yb
    integer :: branch
    call pushreal8(w%t(1))
    w%t(1) = x
    select type (w)
    class is (more)
      call pushreal8(w%u)
      w%u = x*y
      call pushcontrol1b(0)
    class default
      call pushcontrol1b(1)
    end select
    call pushreal8(y)
    y = y + sum(w%t)
    select type (w)
    type is (more)
      call pushcontrol1b(0)
    class default
      call pushcontrol1b(1)
    end select
    call popcontrol1b(branch)
    if (branch == 0) then
      select type (wb)
      class is (more)
        wb%u = wb%u + y*yb
      end select
      select type (w)
      class is (more)
        yb = w%u*yb
      end select
    end if
    call popreal8(y)
    wb%t = wb%t + yb
    call popcontrol1b(branch)
    if (branch == 0) then
      select type (w)
      class is (more)
        call popreal8(w%u)
      end select
      select type (wb)
      class is (more)
        xb = xb + y*wb%u
        yb = yb + x*wb%u
        wb%u = 0.0d0
      end select
    end if
    call popreal8(w%t(1))
    xb = xb + wb%t(1)
    wb%t(1) = 0.0d0
  end subroutine inner_b

  subroutine top_b(w, wb, x, xb, y, yb)
    class(work), intent(inout) :: w
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    class(work) :: wb
    real(8) :: xb, yb, tempb
    call pushreal8array(w%t, size(w%t))
    select type (w)
    class is (more)
      call pushreal8(w%u)
    end select
    call pushreal8(y)
    call inner(w, x, y)
    wb%t = 0.0d0
    wb%t = 0.0d0
    tempb = 0.0d0
    call inner_b(w, wb, y, tempb, y, yb)
    yb = yb + tempb
    call popreal8(y)
    select type (w)
    class is (more)
      call popreal8(w%u)
    end select
    call popreal8array(w%t, size(w%t))
    call inner_b(w, wb, x, xb, y, yb)
  end subroutine top_b

  subroutine run_b(x, xb, y, yb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(more) :: w
    real(8) :: xb, yb
    type(more) :: wb
    ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    w%u = x
    call pushreal8(y)
    call pushreal8array(w%t, size(w%t))
    call pushreal8(w%u)
    call top(w, x, y)
    xb = 0.0d0
    wb%t = 0.0d0
    wb%u = 0.0d0
    wb%u = wb%u + y*yb
    yb = w%u*yb
    call popreal8(w%u)
    call popreal8array(w%t, size(w%t))
    call popreal8(y)
    call top_b(w, wb, x, xb, y, yb)
    xb = xb + wb%u
    wb%u = 0.0d0
  end subroutine run_b
end module m_b
