! dotbar adjoint --head 'top(x)>(y)' in.f90
module b_b
  use b
contains
  subroutine gemv312_b(amat, amatb, xvec, xvecb, yvec, yvecb, trans)
    real(8), intent(in), contiguous, target :: amat(:, :, :)
    real(8), intent(in) :: xvec(:)
    real(8), intent(inout), contiguous, target :: yvec(:, :)
    character(len=1), intent(in), optional :: trans
    real(8), pointer :: aptr(:, :), yptr(:)
    character(len=1) :: tra
    real(8), target, contiguous :: amatb(:, :, :), yvecb(:, :)
    real(8) :: xvecb(:)
    real(8), pointer :: aptrb(:, :), yptrb(:)
    if (present(trans)) then
      tra = trans
    else
      tra = 'n'
    end if
    if (tra == 'n' .or. tra == 'N') then
      aptr(1:size(amat, 1)*size(amat, 2), 1:size(amat, 3)) => amat
      aptrb(1:size(amat, 1)*size(amat, 2), 1:size(amat, 3)) => amatb
      yptr(1:size(yvec, 1)*size(yvec, 2)) => yvec
      yptrb(1:size(yvec, 1)*size(yvec, 2)) => yvecb
    else
      aptr(1:size(amat, 1), 1:size(amat, 2)*size(amat, 3)) => amat
      aptrb(1:size(amat, 1), 1:size(amat, 2)*size(amat, 3)) => amatb
      yptr(1:size(yvec, 1)*size(yvec, 2)) => yvec
      yptrb(1:size(yvec, 1)*size(yvec, 2)) => yvecb
    end if
    aptrb = aptrb + spread(yptrb, 2, size(xvec))*spread(xvec, 1, size(yptrb))
    xvecb = xvecb + matmul(yptrb, aptr)
  end subroutine gemv312_b

  subroutine top_b(x, xb, y, yb)
    real(8), intent(in) :: x(2)
    real(8), intent(inout) :: y
    real(8) :: a(2, 2, 2), v(2, 2)
    real(8) :: xb(2), yb, ab(2, 2, 2), vb(2, 2)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    a = 0.5d0
    a(1, 2, 1) = x(1)
    a(2, 2, 2) = x(1)*x(2)
    v = 0d0
    call gemv312(a, x, v)
    xb = 0.0d0
    ab = 0.0d0
    vb = 0.0d0
    vb = vb + yb
    yb = 0.0d0
    call gemv312_b(a, ab, x, xb, v, vb)
    vb = cos(v)*vb
    call gemv312_b(a, ab, x, xb, v, vb)
    xb(1) = xb(1) + x(2)*ab(2, 2, 2)
    xb(2) = xb(2) + x(1)*ab(2, 2, 2)
    ab(2, 2, 2) = 0.0d0
    xb(1) = xb(1) + ab(1, 2, 1)
  end subroutine top_b
end module b_b
