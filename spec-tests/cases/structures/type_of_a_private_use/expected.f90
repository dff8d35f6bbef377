! dotbar tangent --head 'f(x)>(y)' in.f90
module lengths_d
  use lengths
  use points
contains
  function length_d(p, pd, by, byd, length) result(lengthd)
    type(point), intent(in) :: p
    real(8), intent(in) :: by
    real(8) :: length
    type(point) :: pd
    real(8) :: byd, lengthd
    lengthd = 2.0d0*p%v*pd%v*by + p%v**2*byd
    length = p%v**2*by
  end function length_d
end module lengths_d

subroutine f_d(x, xd, y, yd)
  use points
  use lengths
  use lengths_d, only: length_d
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(inout) :: y
  type(point) :: result
  real(8) :: result0
  real(8) :: xd(3), yd, result0d
  type(point) :: resultd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  result0d = 0.0d0
  resultd%v = xd(1)
  result%v = x(1)
  result0d = length_d(result, resultd, x(2), xd(2), result0)
  yd = result0d*x(3) + result0*xd(3)
  y = result0*x(3)
end subroutine f_d
