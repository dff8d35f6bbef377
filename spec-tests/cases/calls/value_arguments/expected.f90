! dotbar adjoint --head 'top(y)/(x)' in.f90
module m_b
  use m
contains
  subroutine power_b(x, xb, n, s, y, yb)
    real(8), value :: x, s
    integer, value :: n
    real(8) :: y
    intent(inout) :: y
    real(8) :: value
    real(8) :: xb, yb
    integer :: count
    value = s
    call pushreal8(y)
    y = 1
    count = 0
    do while (n > 0)
      call pushreal8(y)
      y = y*x
      n = n - 1
      count = count + 1
    end do
    call pushinteger4(count)
    value = value + 1 ! passive, and the caller's stays
    yb = value*yb
    call popinteger4(count)
    do while (count > 0)
      count = count - 1
      n = n + 1
      call popreal8(y)
      xb = xb + y*yb
      yb = x*yb
    end do
    call popreal8(y)
    yb = 0.0d0
  end subroutine power_b

  subroutine top_b(x, xb, y, yb)
    real(8) :: x, y, t, s
    integer :: n
    real(8) :: xb, yb, tb, tempb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    n = 3
    s = 2
    call power(x, n, s, t)
    tb = s*yb
    tempb = 0.0d0
    call power_b(t, tempb, n, s, t, tb)
    tb = tb + tempb
    tb = tb + x**n*yb
    xb = merge(0.0d0, n*x**(n - 1), n == 0)*(t*yb)
    yb = 0.0d0
    call power_b(x, xb, n, s, t, tb)
  end subroutine top_b
end module m_b
