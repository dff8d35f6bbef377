! What a module keeps to itself is copied into what is derived of it, without the name that C knows it by: no other procedure may have that.
module kernels
  use, intrinsic :: iso_c_binding, only: c_int, c_double
  implicit none
  private
  public :: solve
contains
  subroutine solve(n, x, y) bind (C, name="kernels_solve")
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double), intent(out) :: y(n)
    real(c_double) :: w(n)
    call weights(n, w)
    call spread_out(n, x, w, y)
    y = y*first(n, y)
  end subroutine solve
  subroutine weights(n, w) bind (C, name="kernels_Weights")
    integer(c_int), value :: n
    real(c_double), intent(out) :: w(n)
    integer :: k
    do k = 1, n
      w(k) = 1.0d0/(k + 1)
    end do
  end subroutine weights
  subroutine spread_out(n, x, w, y) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n), w(n)
    real(c_double), intent(out) :: y(n)
    y = x*x*w*limit(n)
  end subroutine spread_out
  real(c_double) function limit(n) bind(c, name="kernels_limit")
    integer(c_int), value :: n
    limit = 1.5d0 + n
  end function limit
  pure function first(n, y) result(r) bind(c, name="kernels_first")
    integer(c_int), value :: n
    real(c_double), intent(in) :: y(n)
    real(c_double) :: r
    r = y(1)
  end function first
end module kernels
