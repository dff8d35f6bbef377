! dotbar adjoint --head 'top(x,y,b)>(x,y,b)' in.f90
module m_b
  use m
contains
  subroutine inner_fwd(x, a)
    real(8), intent(inout) :: x
    real(8), intent(inout), optional :: a(3)
    integer :: i
    do i = 1, 3
      if (present(a)) then
        call pushreal8(a(i))
        a(i) = sin(a(i))*x
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
      call pushreal8(x)
      x = x*1.1d0
    end do
    if (present(a)) then
      x = x + a(1)*a(2)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
  end subroutine inner_fwd

  subroutine inner_bwd(x, xb, a, ab)
    real(8), intent(inout) :: x
    real(8), intent(inout), optional :: a(3)
    integer :: i
    real(8) :: xb
    real(8), optional :: ab(3)
    integer :: branch
    call popcontrol1b(branch)
    if (branch == 0) then
      ab(1) = ab(1) + a(2)*xb
      ab(2) = ab(2) + a(1)*xb
    end if
    do i = 3, 1, -1
      call popreal8(x)
      xb = 1.1d0*xb
      call popcontrol1b(branch)
      if (branch == 0) then
        call popreal8(a(i))
        xb = xb + sin(a(i))*ab(i)
        ab(i) = cos(a(i))*(x*ab(i))
      end if
    end do
  end subroutine inner_bwd

  subroutine outer_b(x, xb, y, yb, a, ab, s, sb)
    real(8), intent(inout) :: x, y
    real(8), intent(inout), optional :: a(3), s
    real(8) :: xb, yb
    real(8), optional :: ab(3), sb
    integer :: branch
    call inner_fwd(x, a)
    call pushreal8(x)
    if (present(s)) then
      call pushreal8(s)
    end if
    call two(x, s)
    if (present(s)) then
      call pushreal8(y)
      y = y*s
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (present(a)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      ab(3) = ab(3) + 2.0d0*a(3)*yb
    end if
    xb = xb + y*yb
    yb = x*yb
    call popcontrol1b(branch)
    if (branch == 0) then
      call popreal8(y)
      sb = sb + y*yb
      yb = s*yb
    end if
    if (present(s)) then
      call popreal8(s)
    end if
    call popreal8(x)
    call two_b(x, xb, s, sb)
    call inner_bwd(x, xb, a, ab)
  end subroutine outer_b

  subroutine two_b(x, xb, s, sb)
    real(8), intent(inout) :: x
    real(8), intent(inout), optional :: s
    real(8) :: xb
    real(8), optional :: sb
    integer :: branch
    if (present(s)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    xb = 2.0d0*x*xb
    call popcontrol1b(branch)
    if (branch == 0) then
      xb = xb + s**2*sb
      sb = 2.0d0*s*(x*sb)
    end if
  end subroutine two_b
end module m_b

subroutine top_b(x, xb, y, yb, b, bb)
  use m
  use m_b, only: outer_b
  implicit none
  real(8), intent(inout) :: x, y, b(3)
  real(8) :: t
  real(8) :: xb, yb, bb(3), tb
  ! Adjoint: sets the derivatives of x, y, b from those of x, y, b, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal8(x)
  call pushreal8(y)
  call outer(x, y)
  call pushreal8(x)
  call pushreal8(y)
  call pushreal8array(b, size(b))
  call outer(x, y, b)
  t = x
  call pushreal8(x)
  call pushreal8(y)
  call pushreal8(t)
  call outer(x, y, s=t)
  tb = y*yb
  yb = t*yb
  call popreal8(t)
  call popreal8(y)
  call popreal8(x)
  call outer_b(x, xb, y, yb, s=t, sb=tb)
  xb = xb + tb
  call popreal8array(b, size(b))
  call popreal8(y)
  call popreal8(x)
  call outer_b(x, xb, y, yb, b, bb)
  call popreal8(y)
  call popreal8(x)
  call outer_b(x, xb, y, yb)
end subroutine top_b
