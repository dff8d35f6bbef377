! dotbar adjoint --head 'kernels%solve(x)>(y)' in.f90
module kernels_b
  use kernels
  use, intrinsic :: iso_c_binding, only: c_int, c_double
contains
  subroutine solve_b(n, x, xb, y, yb)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double), intent(inout) :: y(n)
    real(c_double) :: w(n)
    real(c_double) :: result
    real(c_double) :: xb(n), yb(n), resultb, result0b
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call weights(n, w)
    call spread_out(n, x, w, y)
    result = first(n, y)
    xb = 0.0d0
    resultb = sum(y*yb)
    yb = result*yb
    result0b = resultb
    resultb = 0.0d0
    call first_b(n, y, yb, result0b)
    call spread_out_b(n, x, xb, w, y, yb)
  end subroutine solve_b

  subroutine spread_out_b(n, x, xb, w, y, yb)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n), w(n)
    real(c_double), intent(inout) :: y(n)
    real(c_double) :: result
    real(c_double) :: xb(n), yb(n)
    result = limit(n)
    xb = xb + 2.0d0*x*(w*(result*yb))
    yb = 0.0d0
  end subroutine spread_out_b

  subroutine first_b(n, y, yb, rb)
    integer(c_int), value :: n
    real(c_double), intent(in) :: y(n)
    real(c_double) :: yb(n), rb
    yb(1) = yb(1) + rb
    rb = 0.0d0
  end subroutine first_b

  subroutine weights(n, w)
    integer(c_int), value :: n
    real(c_double), intent(out) :: w(n)
    integer :: k
    do k = 1, n
      w(k) = 1.0d0/(k + 1)
    end do
  end subroutine weights

  subroutine spread_out(n, x, w, y)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n), w(n)
    real(c_double), intent(out) :: y(n)
    real(c_double) :: result
    result = limit(n)
    y = x*x*w*result
  end subroutine spread_out

  real(c_double) function limit(n)
    integer(c_int), value :: n
    limit = 1.5d0 + n
  end function limit

  pure function first(n, y) result(r)
    integer(c_int), value :: n
    real(c_double), intent(in) :: y(n)
    real(c_double) :: r
    r = y(1)
  end function first
end module kernels_b
