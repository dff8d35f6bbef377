! dotbar adjoint --head 's(x,y)>(y)' in.f90
! A counter that rules make in the host, and the function COUNT that they apply in an internal procedure.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n), y
  integer :: i
  real(8) :: xb(n), yb
  integer :: count0
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  i = n
  count0 = 0
  do while (i > 0)
    call pushreal8(y)
    y = y*x(i)
    i = i - 1
    count0 = count0 + 1
  end do
  call pushinteger4(count0)
  xb = 0.0d0
  call inner_b()
  call popinteger4(count0)
  do while (count0 > 0)
    count0 = count0 - 1
    i = i + 1
    call popreal8(y)
    xb(i) = xb(i) + y*yb
    yb = x(i)*yb
  end do
contains
  subroutine inner_b()
    real(8) :: tempb(size(x, 1))
    tempb(1:2) = y*yb/max(count(x(1:2)*sin(x(2:3)) >= maxval(x(1:2)*sin(x(2:3)))), 1)
    where (x(1:2)*sin(x(2:3)) >= maxval(x(1:2)*sin(x(2:3))))
      xb(1:2) = xb(1:2) + sin(x(2:3))*tempb(1:2)
    end where
    where (x(1:2)*sin(x(2:3)) >= maxval(x(1:2)*sin(x(2:3))))
      xb(2:3) = xb(2:3) + cos(x(2:3))*(x(1:2)*tempb(1:2))
    end where
    yb = maxval(x(1:2)*sin(x(2:3)))*yb
  end subroutine inner_b
end subroutine s_b
