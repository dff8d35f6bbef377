! dotbar adjoint --head 'top(x,a)>(y)' in.f90
module kinds_b
  use kinds
contains
  subroutine area8_b(x, xb, y, yb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: xb, yb
    xb = xb + 2.0d0*(3.0d0*x)*yb
    yb = 0.0d0
  end subroutine area8_b
end module kinds_b

module shapes_b
  use shapes
contains
  subroutine area_all_b(x, xb, y, yb)
    use kinds, only: area8
    use kinds_b, only: area8_b
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y
    integer :: i
    real(8) :: part
    real(8) :: xb(:), yb, partb
    do i = 1, size(x)
      call pushreal8(part)
      call area8(x(i), part)
    end do
    partb = 0.0d0
    do i = size(x), 1, -1
      partb = partb + x(i)*yb
      xb(i) = xb(i) + part*yb
      call popreal8(part)
      call area8_b(x(i), xb(i), part, partb)
    end do
    yb = 0.0d0
  end subroutine area_all_b

  subroutine norm1_b(x, xb, scale, norm1b)
    real(8), intent(in) :: x(:)
    real(8), intent(in), optional :: scale
    integer :: i
    real(8) :: xb(:), norm1b
    do i = size(x), 1, -1
      xb(i) = xb(i) + 2.0d0*x(i)*norm1b
    end do
    norm1b = 0.0d0
  end subroutine norm1_b

  subroutine norm2_b(x, xb, norm2b)
    real(8), intent(in) :: x(:, :)
    real(8) :: xb(:, :), norm2b
    xb(1, 1) = xb(1, 1) + x(2, 2)*norm2b
    xb(2, 2) = xb(2, 2) + x(1, 1)*norm2b
    norm2b = 0.0d0
  end subroutine norm2_b
end module shapes_b

subroutine top_b(x, xb, a, ab, y, yb)
  use kinds, only: area8
  use shapes, only: area_all
  use kinds_b, only: area8_b
  use shapes_b, only: area_all_b, norm1_b, norm2_b
  implicit none
  real(8), intent(in) :: x(3), a(2, 2)
  real(8), intent(inout) :: y
  real(8) :: s, t
  real(8) :: xb(3), ab(2, 2), yb, sb, tb, resultb, result0b, result1b
  ! Adjoint: sets the derivatives of x, a from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call area_all(x, s)
  call area8(x(2), t)
  xb = 0.0d0
  ab = 0.0d0
  sb = t*yb
  tb = s*yb
  resultb = yb
  result0b = 2*yb
  yb = 0.0d0
  result1b = result0b
  result0b = 0.0d0
  call norm2_b(a, ab, result1b)
  result1b = resultb
  resultb = 0.0d0
  call norm1_b(x(1:2), xb(1:2), 2.0d0, result1b)
  call area8_b(x(2), xb(2), t, tb)
  call area_all_b(x, xb, s, sb)
end subroutine top_b
