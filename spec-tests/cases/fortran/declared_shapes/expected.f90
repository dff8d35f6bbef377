! dotbar adjoint --head 'shapes%top(e,a,x,b)>(b,y)' shapes.f90
module shapes_b
  use shapes
contains
  subroutine gather_b(n, m, e, eb, a, ab, s, sb, h, hb, h0, h0b, b, bb, y, yb)
    integer, intent(in) :: n, m
    ! explicit
    real(8), intent(in) :: e(3, 2)
    ! adjustable, with a lower bound
    real(8), intent(in) :: a(n, 0:m)
    ! assumed size
    real(8), intent(in) :: s(2, *)
    ! assumed shape
    real(8), intent(in) :: h(:)
    ! ... with a lower bound
    real(8), intent(in) :: h0(0:)
    ! assumed size with bounds
    real(8), intent(inout) :: b(-1:n, *)
    real(8), intent(inout) :: y
    integer :: i, j
    real(8) :: eb(3, 2), ab(n, 0:m), sb(2, *), hb(:), h0b(0:), bb(-1:n, *), yb, tempb, kept(-1:n)
    y = 0.0d0
    do j = 1, 2
      do i = 1, 3
        y = y + e(i, j)**2
      end do
    end do
    do j = 0, m
      do i = 1, n
        y = y + sin(a(i, j))*s(1 + mod(i, 2), j + 1)
      end do
    end do
    do i = 1, size(h)
      y = y + h(i)*h(size(h) + 1 - i)
    end do
    do i = 0, ubound(h0, 1)
      y = y + h0(i)**3
    end do
    call pushreal8array(b(-1:n, 1), size(b(-1:n, 1)))
    do i = -1, n
      b(i, 1) = b(i, 1)*b(i, 2)*y
    end do
    call popreal8array(kept(-1:n), size(kept(-1:n)))
    do i = n, -1, -1
      b(i, 1) = kept(i)
      tempb = y*bb(i, 1)
      bb(i, 2) = bb(i, 2) + b(i, 1)*tempb
      yb = yb + b(i, 1)*b(i, 2)*bb(i, 1)
      bb(i, 1) = b(i, 2)*tempb
    end do
    do i = ubound(h0, 1), 0, -1
      h0b(i) = h0b(i) + 3*h0(i)**2*yb
    end do
    do i = size(h), 1, -1
      hb(i) = hb(i) + h(size(h) + 1 - i)*yb
      hb(size(h) + 1 - i) = hb(size(h) + 1 - i) + h(i)*yb
    end do
    do j = m, 0, -1
      do i = n, 1, -1
        ab(i, j) = ab(i, j) + cos(a(i, j))*(s(1 + mod(i, 2), j + 1)*yb)
        sb(1 + mod(i, 2), j + 1) = sb(1 + mod(i, 2), j + 1) + sin(a(i, j))*yb
      end do
    end do
    do j = 2, 1, -1
      do i = 3, 1, -1
        eb(i, j) = eb(i, j) + 2.0d0*e(i, j)*yb
      end do
    end do
    yb = 0.0d0
  end subroutine gather_b

  subroutine top_b(n, m, e, eb, a, ab, x, xb, b, bb, y, yb)
    integer, intent(in) :: n, m
    real(8), intent(in) :: e(3, 2), a(n, 0:m), x(2, m + 1)
    real(8), intent(inout) :: b(-1:n, 2)
    real(8) :: e1(4), e2(3)
    integer :: i
    real(8), intent(inout) :: y
    real(8) :: eb(3, 2), ab(n, 0:m), xb(2, m + 1), bb(-1:n, 2), yb, e1b(4), e2b(3), sumb
    ! Adjoint: sets the derivatives of e, a, x, b from those of b, y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    do i = 1, 4
      e1(i) = a(1, 1)*i
    end do
    do i = 1, 3
      e2(i) = e(i, 1)
    end do
    eb = 0.0d0
    ab = 0.0d0
    xb = 0.0d0
    e1b = 0.0d0
    e2b = 0.0d0
    call gather_b(n, m, e, eb, a, ab, x, xb, e1, e1b, e2, e2b, b, bb, y, yb)
    do i = 3, 1, -1
      eb(i, 1) = eb(i, 1) + e2b(i)
      e2b(i) = 0.0d0
    end do
    sumb = 0.0d0
    do i = 4, 1, -1
      sumb = sumb + i*e1b(i)
      e1b(i) = 0.0d0
    end do
    ab(1, 1) = ab(1, 1) + sumb
  end subroutine top_b
end module shapes_b
