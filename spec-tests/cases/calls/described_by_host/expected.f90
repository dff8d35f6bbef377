! dotbar adjoint --head 'top(x)>(y,z)' in.f90
! External procedures that must know their interface, which the host describes: its internal procedures describe their derivatives.
subroutine scaled_b(n, x, xb, y, yb, w, wb)
  integer, intent(in) :: n
  real*8, intent(in) :: x(n)
  real*8, intent(inout) :: y(n)
  real*8, intent(in), optional :: w
  integer :: i
  real*8 :: xb(n), yb(n)
  real*8, optional :: wb
  integer :: branch
  do i = n, 1, -1
    y(i) = x(i)**2
    if (present(w)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      wb = wb + y(i)*yb(i)
      yb(i) = w*yb(i)
    end if
    xb(i) = xb(i) + 2.0d0*x(i)*yb(i)
    yb(i) = 0.0d0
  end do
end subroutine scaled_b

subroutine area_b(a, ab, b, bb, areab)
  real*8, intent(in) :: a
  real*8, intent(in), optional :: b
  real*8 :: area
  real*8 :: ab, areab
  real*8, optional :: bb
  integer :: branch
  area = a*a
  if (present(b)) then
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  call popcontrol1b(branch)
  if (branch == 0) then
    bb = bb + area*areab
    areab = b*areab
  end if
  ab = ab + 2.0d0*a*areab
  areab = 0.0d0
end subroutine area_b

subroutine top_b(n, x, xb, y, yb, z, zb)
  integer, intent(in) :: n
  real*8 :: x(n), y(n), z(n)
  interface
    subroutine scaled(n, x, y, w)
      integer, intent(in) :: n
      real*8, intent(in) :: x(n)
      real*8, intent(out) :: y(n)
      real*8, intent(in), optional :: w
    end subroutine scaled
    real*8 function area(a, b)
      real*8, intent(in) :: a
      real*8, intent(in), optional :: b
    end function area
  end interface
  interface
    subroutine scaled_b(n, x, x_b, y, y_b, w, w_b)
      integer, intent(in) :: n
      real*8, intent(in) :: x(n)
      real*8, intent(inout) :: y(n)
      real*8, intent(in), optional :: w
      real*8 :: x_b(n)
      real*8 :: y_b(n)
      real*8, optional :: w_b
    end subroutine scaled_b
    subroutine area_b(a, a_b, b, b_b, area_b0)
      real*8, intent(in) :: a
      real*8, intent(in), optional :: b
      real*8 :: a_b
      real*8, optional :: b_b
      real*8 :: area_b0
    end subroutine area_b
  end interface
  real*8 :: result, result0
  real*8 :: xb(n), yb(n), zb(n), resultb, result0b, result1b
  ! Adjoint: sets the derivatives of x from those of y, z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal8array(y, size(y))
  call inner(1)
  result = area(y(1), x(1))
  result0 = area(x(2))
  xb = 0.0d0
  resultb = result0*zb(1)
  result0b = result*zb(1)
  result1b = result0b
  result0b = 0.0d0
  call area_b(x(2), xb(2), area_b0=result1b)
  result1b = resultb
  resultb = 0.0d0
  call area_b(y(1), yb(1), x(1), xb(1), result1b)
  call scaled_b(n, x, xb, z, zb, y(1), yb(1))
  call popreal8array(y, size(y))
  call inner_b(1)
contains
  subroutine inner(k)
    integer :: k
    real*8 :: result
    call scaled(n, x, y)
    result = area(x(k))
    y(k) = y(k)*result
    call scaled(n, x, z, y(k))
  end subroutine inner

  subroutine inner_b(k)
    integer :: k
    real*8 :: result
    interface
      subroutine scaled_b(n, x, x_b, y, y_b, w, w_b)
        integer, intent(in) :: n
        real*8, intent(in) :: x(n)
        real*8, intent(inout) :: y(n)
        real*8, intent(in), optional :: w
        real*8 :: x_b(n)
        real*8 :: y_b(n)
        real*8, optional :: w_b
      end subroutine scaled_b
    end interface
    interface
      subroutine area_b(a, a_b, b, b_b, area_b0)
        real*8, intent(in) :: a
        real*8, intent(in), optional :: b
        real*8 :: a_b
        real*8, optional :: b_b
        real*8 :: area_b0
      end subroutine area_b
    end interface
    real*8 :: resultb, result1b
    call scaled(n, x, y)
    result = area(x(k))
    call pushreal8(y(k))
    y(k) = y(k)*result
    call scaled_b(n, x, xb, z, zb, y(k), yb(k))
    call popreal8(y(k))
    resultb = y(k)*yb(k)
    yb(k) = result*yb(k)
    result1b = resultb
    resultb = 0.0d0
    call area_b(x(k), xb(k), area_b0=result1b)
    call scaled_b(n, x, xb, y, yb)
  end subroutine inner_b
end subroutine top_b
