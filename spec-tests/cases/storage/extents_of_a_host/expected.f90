! dotbar adjoint --head 'p(x,y)>(y)' in.f90
module extents_b
  use extents
contains
  subroutine s_b(a, ab, b, bb, e, eb)
    real(8), intent(in) :: a(*), e(2)
    real(8), intent(inout) :: b
    real(8) :: ab(*), bb, eb(2), tempb
    tempb = a(3)*bb
    ab(1) = ab(1) + e(2)*tempb
    eb(2) = eb(2) + a(1)*tempb
    ab(3) = ab(3) + a(1)*e(2)*bb
  end subroutine s_b
end module extents_b

subroutine p_b(x, xb, y, yb)
  use extents
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: v(0:ke - 1)
  integer :: i
  real(8) :: xb, yb, vb(0:ke - 1)
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 0, ke - 1
    v(i) = x*i + sin(x)
  end do
  xb = 0.0d0
  vb = 0.0d0
  call inner_b()
  do i = ke - 1, 0, -1
    xb = xb + i*vb(i)
    xb = xb + cos(x)*vb(i)
    vb(i) = 0.0d0
  end do
contains
  subroutine inner_b()
    use extents_b, only: s_b
    real(8) :: tempb(0:size(v, 1) - 1), temp0b(0:size(v, 1) - 1)
    vb(3) = vb(3) + yb
    tempb = vb
    vb = sum(v)*tempb
    vb = vb + sum(v*tempb)
    tempb = 0.0d0
    temp0b = 0.0d0
    call s_b(v, tempb, y, yb, v(1), temp0b(1))
    vb = vb + tempb
    vb = vb + temp0b
  end subroutine inner_b
end subroutine p_b
