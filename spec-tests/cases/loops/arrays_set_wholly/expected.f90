! dotbar adjoint --head 'assemble(r)/(x,u)' --head 'shaped(y)/(x)' in.f90
! Work arrays of each element of a mesh: loops and runs of assignments set all of them before anything reads them. No trip needs what another
! one left there, so each runs forward where it runs backward, and nothing is recorded.
subroutine assemble_b(m, n, k, nodes, x, xb, u, ub, r, rb)
  implicit none
  integer, intent(in) :: m, n, k, nodes(3, m)
  real(8), intent(in) :: x(2, n), u(n)
  real(8), intent(inout) :: r(n)
  real(8) :: xl(2, 3), ul(0:2), g(2, 3), s(3, 3), w(k), det
  integer :: e, i, j
  real(8) :: xb(2, n), ub(n), rb(n), xlb(2, 3), ulb(0:2), gb(2, 3), sb(3, 3), wb(k), detb, tempb, &
      sumb, sumb0
  ! Adjoint: sets the derivatives of x, u from those of r, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  ub = 0.0d0
  xlb = 0.0d0
  ulb = 0.0d0
  gb = 0.0d0
  sb = 0.0d0
  wb = 0.0d0
  detb = 0.0d0
  do e = m, 1, -1
    ! two statements of a trip set a column
    do i = 1, 3
      xl(1, i) = x(1, nodes(i, e))
      xl(2, i) = x(2, nodes(i, e))
    end do
    g(1, 1) = xl(2, 2) - xl(2, 3) ! one by one
    g(1, 2) = xl(2, 3) - xl(2, 1)
    g(2, 1) = xl(1, 3) - xl(1, 2)
    g(2, 2) = xl(1, 1) - xl(1, 3)
    g(:, 3) = -g(:, 1) - g(:, 2)
    do i = 3, 1, -1
      ul(i - 1) = u(nodes(i, e))
    end do
    det = g(1, 1)*g(2, 2) - g(1, 2)*g(2, 1)
    ! what was set in the same trip is read, set again and added to
    do j = 3, 1, -1
      do i = 1, 3
        s(i, j) = g(1, i)*g(1, j)
        call pushreal8(s(i, j))
        s(i, j) = s(i, j) + g(2, i)*g(2, j)*s(i, j)
      end do
      w(1:k) = s(1, j)*ul(j - 1)
      do i = 3, 1, -1
        tempb = (1.0d0/det)*rb(nodes(i, e))
        sb(i, j) = sb(i, j) + sum(w(:)**2)*tempb
        wb(:) = wb(:) + 2.0d0*w(:)*(s(i, j)*tempb)
        detb = detb - s(i, j)*sum(w(:)**2)*(1.0d0/det)**2*rb(nodes(i, e))
      end do
      tempb = sum(wb(1:k))
      sb(1, j) = sb(1, j) + ul(j - 1)*tempb
      ulb(j - 1) = ulb(j - 1) + s(1, j)*tempb
      wb(1:k) = 0.0d0
      sumb = 0.0d0
      sumb0 = 0.0d0
      do i = 3, 1, -1
        call popreal8(s(i, j))
        tempb = s(i, j)*sb(i, j)
        gb(2, i) = gb(2, i) + g(2, j)*tempb
        sumb = sumb + g(2, i)*tempb
        sb(i, j) = sb(i, j) + g(2, i)*g(2, j)*sb(i, j)
        gb(1, i) = gb(1, i) + g(1, j)*sb(i, j)
        sumb0 = sumb0 + g(1, i)*sb(i, j)
        sb(i, j) = 0.0d0
      end do
      gb(2, j) = gb(2, j) + sumb
      gb(1, j) = gb(1, j) + sumb0
    end do
    gb(1, 1) = gb(1, 1) + g(2, 2)*detb
    gb(2, 2) = gb(2, 2) + g(1, 1)*detb
    gb(1, 2) = gb(1, 2) - g(2, 1)*detb
    gb(2, 1) = gb(2, 1) - g(1, 2)*detb
    detb = 0.0d0
    gb(:, 1) = gb(:, 1) - gb(:, 3)
    gb(:, 2) = gb(:, 2) - gb(:, 3)
    gb(:, 3) = 0.0d0
    xlb(1, 1) = xlb(1, 1) + gb(2, 2)
    xlb(1, 3) = xlb(1, 3) - gb(2, 2)
    gb(2, 2) = 0.0d0
    xlb(1, 3) = xlb(1, 3) + gb(2, 1)
    xlb(1, 2) = xlb(1, 2) - gb(2, 1)
    gb(2, 1) = 0.0d0
    xlb(2, 3) = xlb(2, 3) + gb(1, 2)
    xlb(2, 1) = xlb(2, 1) - gb(1, 2)
    gb(1, 2) = 0.0d0
    xlb(2, 2) = xlb(2, 2) + gb(1, 1)
    xlb(2, 3) = xlb(2, 3) - gb(1, 1)
    gb(1, 1) = 0.0d0
    ! the counter runs down, beside the subscript
    do i = 1, 3
      ub(nodes(i, e)) = ub(nodes(i, e)) + ulb(i - 1)
      ulb(i - 1) = 0.0d0
    end do
    do i = 3, 1, -1
      xb(2, nodes(i, e)) = xb(2, nodes(i, e)) + xlb(2, i)
      xlb(2, i) = 0.0d0
      xb(1, nodes(i, e)) = xb(1, nodes(i, e)) + xlb(1, i)
      xlb(1, i) = 0.0d0
    end do
  end do
end subroutine assemble_b

! What is known of the shape: that of an argument, which the bounds ask for.
subroutine shaped_b(x, xb, y, yb)
  implicit none
  real(8), intent(in) :: x(:, :)
  real(8), intent(inout) :: y(:)
  real(8) :: w(size(x, 1))
  integer :: i, j
  real(8) :: xb(:, :), yb(:), wb(size(x, 1))
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  wb = 0.0d0
  do j = size(x, 2), 1, -1
    do i = 1, size(x, 1)
      w(i) = sin(x(i, j))
    end do
    do i = size(x, 1), 1, -1
      wb(i) = wb(i) + w(size(x, 1) + 1 - i)*yb(j)
      wb(size(x, 1) + 1 - i) = wb(size(x, 1) + 1 - i) + w(i)*yb(j)
    end do
    do i = size(x, 1), 1, -1
      xb(i, j) = xb(i, j) + cos(x(i, j))*wb(i)
      wb(i) = 0.0d0
    end do
  end do
  do i = size(y), 1, -1
    yb(i) = 0.0d0
  end do
end subroutine shaped_b
