! dotbar tangent --head 'top(x)>(y)' a_top.f90 b_middle.f90 c_zero.f90
module middle_d
  use middle
contains
  function scaled_d(x, xd, r) result(rd)
    real(8), intent(in) :: x
    real(8) :: r
    real(8) :: xd, rd
    rd = factor*xd
    r = factor*x
    factor = factor + x
  end function scaled_d
end module middle_d

module top_level_d
  use top_level
contains
  subroutine top_d(x, xd, y, yd)
    use middle_d, only: scaled_d
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: result
    real(8) :: xd, yd, resultd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    resultd = 0.0d0
    resultd = scaled_d(x, xd, result)
    yd = 2.0d0*result*resultd
    y = result**2
  end subroutine top_d
end module top_level_d
