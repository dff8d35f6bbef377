! dotbar adjoint --head 'top(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine kernel_b(n, x, xb, z, zb, y, yb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), z(n)
    real(8), intent(inout) :: y(n)
    real(8) :: xb(n), zb(n), yb(n), tempb(n)
    tempb = z*yb
    xb = xb + y*tempb
    zb = zb + y*x*yb
    xb = xb + cos(x)*yb
    yb = x*tempb
  end subroutine kernel_b

  subroutine run_b(b, bb, k, y, yb)
    type(box), intent(inout) :: b
    integer, intent(in) :: k
    real(8), intent(inout) :: y(:)
    type(box) :: bb
    real(8) :: yb(:)
    real(8), allocatable :: ownb(:), own0b(:)
    call pushreal8array(y, size(y))
    call kernel(b%n, b%a(:, k), b%a(:, k + 1), y)
    allocate(ownb, mold=b%a(:, k))
    ownb = 0.0d0
    allocate(own0b, mold=b%a(:, k))
    own0b = 0.0d0
    call kernel_b(b%n, b%a(:, k), ownb, b%a(:, k), own0b, y, yb)
    bb%a(:, k) = bb%a(:, k) + ownb
    deallocate(ownb)
    bb%a(:, k) = bb%a(:, k) + own0b
    deallocate(own0b)
    call popreal8array(y, size(y))
    allocate(ownb, mold=b%a(:, k))
    ownb = 0.0d0
    allocate(own0b, mold=b%a(:, k + 1))
    own0b = 0.0d0
    call kernel_b(b%n, b%a(:, k), ownb, b%a(:, k + 1), own0b, y, yb)
    bb%a(:, k) = bb%a(:, k) + ownb
    deallocate(ownb)
    bb%a(:, k + 1) = bb%a(:, k + 1) + own0b
    deallocate(own0b)
  end subroutine run_b

  subroutine top_b(n, x, xb, y, yb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    real(8) :: w(n)
    type(box) :: b
    real(8) :: xb(n), yb, wb(n)
    type(box) :: bb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    b%n = n
    w = x
    allocate(b%a(n, 3))
    b%a = 1
    b%a(:, 1) = x
    call pushreal8array(w, size(w))
    call run(b, 1, w)
    call pushreal8array(w, size(w))
    call run(b, 2, w)
    xb = 0.0d0
    wb = 0.0d0
    if (allocated(bb%a)) then
      deallocate(bb%a)
    end if
    if (allocated(b%a)) then
      allocate(bb%a, mold=b%a)
      bb%a = 0.0d0
    end if
    bb%a = bb%a + yb
    wb = wb + 2.0d0*w*yb
    yb = 0.0d0
    call lookreal8array(w, size(w))
    call run_b(b, bb, 2, w, wb)
    call popreal8array(w, size(w))
    call popreal8array(w, size(w))
    call run_b(b, bb, 1, w, wb)
    xb = xb + bb%a(:, 1)
    bb%a(:, 1) = 0.0d0
    bb%a = 0.0d0
    deallocate(bb%a, b%a)
    xb = xb + wb
  end subroutine top_b
end module m_b
