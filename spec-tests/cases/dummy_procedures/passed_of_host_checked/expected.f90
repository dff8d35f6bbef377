! dotbar adjoint --head 'f(x)>(y)' in.f90
! What internal procedures that are passed read and overwrite in their host: k is set for one, and counted by another.
subroutine f_b(n, x, xb, y, yb)
  integer :: n, k
  real*8 :: x(n), y
  real*8 :: result, result0
  real*8 :: xb(n), yb, resultb, result0b, result1b
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  k = 2
  result = twice(mapped, x(1))
  y = result
  call pushinteger4(k)
  k = 3
  result0 = twice(mapped, x(2))
  call pushreal8(y)
  y = y + result0*y
  call pushinteger4(k)
  k = 1
  call pushreal8(y)
  y = y*x(k)
  call pushinteger4(k)
  call each(next, 2)
  call pushreal8(y)
  y = y*x(k)
  call pushinteger4(k)
  k = 1
  call pushreal8(y)
  y = y*x(k)*y
  call pushinteger4(k)
  call each(next, 1)
  xb = 0.0d0
  xb(k) = xb(k) + 2.0d0*x(k)*(y*yb)
  yb = x(k)**2*yb
  call popinteger4(k)
  call popreal8(y)
  xb(k) = xb(k) + y*y*yb
  yb = 2.0d0*(y*x(k))*yb
  call popinteger4(k)
  call popreal8(y)
  xb(k) = xb(k) + y*yb
  yb = x(k)*yb
  call popinteger4(k)
  call popreal8(y)
  xb(k) = xb(k) + y*yb
  yb = x(k)*yb
  call popinteger4(k)
  call popreal8(y)
  result0b = y*yb
  yb = yb + result0*yb
  result1b = result0b
  result0b = 0.0d0
  call twice_b(mapped, mapped_b, x(2), xb(2), result1b)
  call popinteger4(k)
  resultb = yb
  yb = 0.0d0
  result1b = resultb
  resultb = 0.0d0
  call twice_b(mapped, mapped_b, x(1), xb(1), result1b)
contains
  function mapped(z) result(r)
    real*8, intent(in) :: z
    real*8 :: r
    r = z*z*k
  end function mapped

  function twice(g, z) result(r)
    interface
      function g(z) result(v)
        real*8, intent(in) :: z
        real*8 :: v
      end function g
    end interface
    real*8, intent(in) :: z
    real*8 :: r
    real*8 :: result, result0
    result = g(z)
    result0 = g(2*z)
    r = result + result0
  end function twice

  subroutine next(i)
    integer, intent(in) :: i
    k = mod(k, n) + 1
  end subroutine next

  subroutine each(g, m)
    interface
      subroutine g(i)
        integer, intent(in) :: i
      end subroutine g
    end interface
    integer, intent(in) :: m
    integer :: i
    do i = 1, m
      call g(i)
    end do
  end subroutine each

  subroutine mapped_b(z, zb, rb)
    real*8, intent(in) :: z
    real*8 :: zb, rb
    ! Adjoint: sets the derivatives of z from those of z, r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    zb = zb + 2.0d0*z*(k*rb)
    rb = 0.0d0
  end subroutine mapped_b

  subroutine twice_b(g, g_b, z, zb, rb)
    interface
      function g(z) result(v)
        real*8, intent(in) :: z
        real*8 :: v
      end function g
    end interface
    interface
      subroutine g_b(z, z_b, v_b)
        real*8, intent(in) :: z
        real*8 :: z_b
        real*8 :: v_b
      end subroutine g_b
    end interface
    real*8, intent(in) :: z
    real*8 :: zb, rb, resultb, result0b, result1b, tempb
    resultb = rb
    result0b = rb
    rb = 0.0d0
    result1b = result0b
    result0b = 0.0d0
    tempb = 0.0d0
    call g_b(2*z, tempb, result1b)
    zb = zb + 2*tempb
    result1b = resultb
    resultb = 0.0d0
    call g_b(z, zb, result1b)
  end subroutine twice_b
end subroutine f_b
