! dotbar adjoint --head 'p(y)/(x)' in.f90
module md_b
  use md
contains
  subroutine s_b(x, xb, as, bs, y, yb)
    real(8) :: x, as(:), bs(0:, 2:), y
    integer :: i
    real(8) :: xb, asb(size(as, 1)), bsb(0:size(bs, 1) - 1, 2:size(bs, 2) + 1), yb
    do i = 1, size(as)
      as(i) = x*i
    end do
    asb = 0.0d0
    bsb = 0.0d0
    asb(1) = asb(1) + as(2)*yb
    asb(2) = asb(2) + as(1)*yb
    bsb(0, 2) = bsb(0, 2) + yb
    yb = 0.0d0
    do i = size(as), 1, -1
      asb(i) = asb(i) + 2.0d0*as(i)*bsb(i - 1, 2)
      bsb(i - 1, 2) = 0.0d0
      xb = xb + i*asb(i)
      asb(i) = 0.0d0
    end do
  end subroutine s_b

  subroutine p_b(x, xb, y, yb)
    real(8) :: x, y, w(3), v(3, 2)
    real(8) :: xb, yb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    xb = 0.0d0
    call s_b(x, xb, w, v, y, yb)
  end subroutine p_b
end module md_b
