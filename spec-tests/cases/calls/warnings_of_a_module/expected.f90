! dotbar adjoint --head 'f(x,y)>(x,y)' in.f90
module work_b
  use work
contains
  subroutine step_fwd(n, x, y)
    integer, intent(in) :: n
    real*8, intent(inout) :: x(n), y
    integer :: i
    integer :: jump
    jump = 0
    sweep: do
      do i = 1, n
        call pushreal8(x(i))
        x(i) = x(i)*x(i) + y
        call pushreal8(y)
        y = y*x(i)
        if (y > 0.5d0) then
          call set_abort(.true.)
          call pushinteger4(i)
          jump = 1
          exit sweep
        end if
      end do
      call pushinteger4(i - 1)
      call pushreal8(y)
      y = sin(y) + x(1)**2
      exit sweep
    end do sweep
    call pushcontrol1b(jump)
    call pushinteger4(i)
  end subroutine step_fwd

  subroutine step_bwd(n, x, xb, y, yb)
    integer, intent(in) :: n
    real*8, intent(inout) :: x(n), y
    integer :: i
    real*8 :: xb(n), yb
    integer :: jump, last
    call popinteger4(i)
    call popcontrol1b(jump)
    if (jump /= 1) then
      call popreal8(y)
      xb(1) = xb(1) + 2.0d0*x(1)*yb
      yb = cos(y)*yb
    end if
    call popinteger4(last)
    do i = last, 1, -1
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = x(i)*yb
      call popreal8(x(i))
      yb = yb + xb(i)
      xb(i) = 2.0d0*x(i)*xb(i)
    end do
  end subroutine step_bwd

  subroutine all_fwd(n, x, y)
    integer, intent(in) :: n
    real*8, intent(inout) :: x(n), y
    logical :: result, result0
    integer :: jump
    jump = 0
    sweep: do
      call set_abort(.false.)
      call step_fwd(n, x, y)
      result = aborted()
      if (result) then
        call pushreal8(y)
        y = y*x(n)
        jump = 1
        exit sweep
      end if
      call pushreal8(x(n))
      x(n) = x(n)*y
      call step_fwd(n, x, y)
      result0 = aborted()
      if (result0) then
        call pushreal8(y)
        y = y*y*x(1)
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
      call step_fwd(n, x, y)
      exit sweep
    end do sweep
    call pushcontrol1b(jump)
  end subroutine all_fwd

  subroutine all_bwd(n, x, xb, y, yb)
    integer, intent(in) :: n
    real*8, intent(inout) :: x(n), y
    real*8 :: xb(n), yb
    integer :: jump, branch
    call popcontrol1b(jump)
    if (jump /= 1) then
      call step_bwd(n, x, xb, y, yb)
      call popcontrol1b(branch)
      if (branch == 0) then
        call popreal8(y)
        xb(1) = xb(1) + y*y*yb
        yb = 2.0d0*y*(x(1)*yb)
      end if
      call step_bwd(n, x, xb, y, yb)
      call popreal8(x(n))
      yb = yb + x(n)*xb(n)
      xb(n) = y*xb(n)
    else
      call popreal8(y)
      xb(n) = xb(n) + y*yb
      yb = x(n)*yb
    end if
    call step_bwd(n, x, xb, y, yb)
  end subroutine all_bwd
end module work_b

subroutine f_b(n, x, xb, y, yb)
  use work
  use work_b, only: all_fwd, all_bwd
  implicit none
  integer, intent(in) :: n
  real*8, intent(inout) :: x(n), y
  integer :: i
  real*8 :: xb(n), yb
  ! Adjoint: sets the derivatives of x, y from those of x, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, 3
    call all_fwd(n, x, y)
    call pushreal8(x(1))
    x(1) = x(1)*x(1)
  end do
  xb = xb + y*yb
  yb = sum(x)*yb
  do i = 3, 1, -1
    call popreal8(x(1))
    xb(1) = 2.0d0*x(1)*xb(1)
    call all_bwd(n, x, xb, y, yb)
  end do
end subroutine f_b
