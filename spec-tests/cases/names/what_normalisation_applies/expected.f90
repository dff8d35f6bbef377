! dotbar adjoint --head 'f(y)/(x)' --head 'around(y)/(x)' --head 'parts(y)/(z,x)' in.f90
! What is applied before rules see the program (size where an elemental function meets arrays, real for a part) is the intrinsic.
subroutine f_b(x, xb, y, yb)
  implicit none
  real(8) :: x(4), y(4)
  integer :: size0
  interface
    elemental real(8) function g(a)
      real(8), intent(in) :: a
    end function g
  end interface
  ! What is applied before rules see the program (size where an elemental function meets arrays, real for a part) is the intrinsic.
  real(8) :: result(4)
  integer :: i
  real(8) :: xb(4), yb(4), resultb(4), result0b
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  size0 = 2
  xb = 0.0d0
  resultb = 0.0d0
  resultb = resultb + size0*yb
  yb = 0.0d0
  do i = size(result, 1), 1, -1
    result0b = resultb(i)
    resultb(i) = 0.0d0
    call g_b(x(i), xb(i), result0b)
  end do
end subroutine f_b

subroutine g_b(a, ab, gb)
  real(8), intent(in) :: a
  real(8) :: ab, gb
  ab = ab + 2.0d0*a*gb
  gb = 0.0d0
end subroutine g_b

subroutine around_b(x, xb, y, yb)
  implicit none
  real(8) :: x, y
  integer :: k
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call passive(3, k)
  xb = 2.0d0*x*(k*yb)
  yb = 0.0d0
end subroutine around_b

subroutine parts_b(z, zb, x, xb, y, yb)
  implicit none
  complex(8) :: z
  real(8) :: x, y, real0(3)
  complex(8) :: zb
  real(8) :: xb, yb, real0b(3), resultb, result0b, tempb
  ! Adjoint: sets the derivatives of z, x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  real0 = x
  xb = 0.0d0
  real0b = 0.0d0
  zb = (aimag(z) + real0(2))*yb
  tempb = real(z)*yb
  zb = zb - (0.0d0, 1.0d0)*tempb
  real0b(2) = real0b(2) + tempb
  resultb = yb
  yb = 0.0d0
  result0b = resultb
  resultb = 0.0d0
  call inner_b(x, xb, result0b)
  xb = xb + sum(real0b)
contains
  subroutine inner_b(x, xb, innerb)
    real(8) :: x, aimag0(2)
    real(8) :: xb, innerb, aimag0b(2)
    aimag0 = x
    aimag0b = 0.0d0
    zb = zb - (0.0d0, 1.0d0)*(aimag0(1)*innerb)
    aimag0b(1) = aimag0b(1) + aimag(z)*innerb
    innerb = 0.0d0
    xb = xb + sum(aimag0b)
  end subroutine inner_b
end subroutine parts_b
