! dotbar adjoint --head 'opt%top(x)>(y)' optional.f90
module opt_b
  use opt
contains
  subroutine scale_b(n, x, xb, y, yb, factor, label)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer, intent(in), optional :: factor
    character(len=*), intent(in), optional :: label
    integer :: i, f
    real(8) :: xb(n), yb(n)
    f = 2
    if (present(factor)) f = factor
    do i = n, 1, -1
      xb(i) = xb(i) + 2.0d0*x(i)*(f*yb(i))
      yb(i) = 0.0d0
    end do
  end subroutine scale_b

  subroutine top_b(n, x, xb, y, yb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8) :: t(n)
    real(8) :: xb(n), yb(n), tb(n)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call scale(n, x, t, 3)
    xb = 0.0d0
    tb = 0.0d0
    call scale_b(n, t, tb, y, yb)
    call scale_b(n, x, xb, t, tb, 3)
  end subroutine top_b
end module opt_b
