! dotbar adjoint --no-inlining --head 'f(a,y)/(a)' in.f90
! Sections and elements of arrays passed to procedures that overwrite them: of these arrays a snapshot keeps what is passed. What is
! needed ahead of a call is put back behind its adjoint: `swept` records nothing for its caller.
subroutine f_b(n, a, ab, k, y, yb)
  implicit none
  integer, intent(in) :: n, k(n)
  real(8), intent(inout) :: a(n, n)
  real(8), intent(inout) :: y
  real(8) :: b(n), c(n)
  integer :: j, m
  real(8) :: ab(n, n), yb, bb(n), cb(n), tempb(n)
  ! Adjoint: sets the derivatives of a from those of a, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  b = a(:, 1)**2
  c = b
  do j = 2, n
    call pushreal8array(a(j:n, j), size(a(j:n, j)))
    call swept(a(j, 1:j - 1), a(j:n, j))
    call pushreal8(b(j - 1))
    call pushreal8(b(k(j)))
    call rotate(b(j - 1), b(k(j)))
    call pushreal8array(c, size(c))
    call both(c)
  end do
  m = 1
  call pushreal8array(c, size(c))
  call pushinteger4(m)
  call moved(m, c(m))
  bb = 0.0d0
  cb = 0.0d0
  ab = ab + 2.0d0*a*yb
  bb = bb + c*yb
  cb = cb + b*yb
  yb = 0.0d0
  call popinteger4(m)
  call popreal8array(c, size(c))
  call moved_b(m, c(m), cb(m))
  do j = n, 2, -1
    call lookreal8array(c, size(c))
    call both_b(c, cb)
    call popreal8array(c, size(c))
    call popreal8(b(k(j)))
    call popreal8(b(j - 1))
    call rotate_b(b(j - 1), bb(j - 1), b(k(j)), bb(k(j)))
    call lookreal8array(a(j:n, j), size(a(j:n, j)))
    tempb(1:j - 1) = 0.0d0
    call swept_b(a(j, 1:j - 1), tempb(1:j - 1), a(j:n, j), ab(j:n, j))
    call popreal8array(a(j:n, j), size(a(j:n, j)))
    ab(j, 1:j - 1) = ab(j, 1:j - 1) + tempb(1:j - 1)
  end do
  bb = bb + cb
  ab(:, 1) = ab(:, 1) + 2.0d0*a(:, 1)*bb
contains
  subroutine swept(x, v)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: v(:)
    integer :: i, j
    do j = 1, size(x)
      do i = 1, size(v)
        v(i) = v(i)*(1 + 0.1d0*x(j))
      end do
    end do
  end subroutine swept

  subroutine rotate(p, q)
    real(8), intent(inout) :: p, q
    real(8) :: r
    r = p
    p = 0.8d0*sin(p) - 0.6d0*q
    q = 0.6d0*r*q + 0.8d0*q
  end subroutine rotate

  subroutine both(x)
    real(8), intent(inout) :: x(:)
    integer :: i
    do i = 1, size(x)
      x(i) = x(i)**2 + 0.1d0*b(i)
    end do
  end subroutine both

  ! which element that is, it overwrites itself
  subroutine moved(m, x)
    integer, intent(inout) :: m
    real(8), intent(inout) :: x
    m = m + 1
    x = x**2
  end subroutine moved

  subroutine swept_b(x, xb, v, vb)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: v(:)
    integer :: i, j
    real(8) :: xb(:), vb(:), kept(size(v, 1)), sumb
    do j = 1, size(x)
      call pushreal8array(v(1:size(v)), size(v(1:size(v))))
      do i = 1, size(v)
        v(i) = v(i)*(1 + 0.1d0*x(j))
      end do
    end do
    do j = size(x), 1, -1
      call popreal8array(kept(1:size(v)), size(kept(1:size(v))))
      sumb = 0.0d0
      do i = size(v), 1, -1
        v(i) = kept(i)
        sumb = sumb + 0.1d0*(v(i)*vb(i))
        vb(i) = (1 + 0.1d0*x(j))*vb(i)
      end do
      if (size(v) >= 1) then
        xb(j) = xb(j) + sumb
      end if
    end do
  end subroutine swept_b

  subroutine rotate_b(p, pb, q, qb)
    real(8), intent(inout) :: p, q
    real(8) :: r
    real(8) :: pb, qb, rb
    r = p
    rb = 0.6d0*(q*qb)
    qb = 0.6d0*r*qb + 0.8d0*qb
    qb = qb - 0.6d0*pb
    pb = cos(p)*(0.8d0*pb)
    pb = pb + rb
  end subroutine rotate_b

  subroutine both_b(x, xb)
    real(8), intent(inout) :: x(:)
    integer :: i
    real(8) :: xb(:)
    do i = size(x), 1, -1
      bb(i) = bb(i) + 0.1d0*xb(i)
      xb(i) = 2.0d0*x(i)*xb(i)
    end do
  end subroutine both_b

  ! which element that is, it overwrites itself
  subroutine moved_b(m, x, xb)
    integer, intent(inout) :: m
    real(8), intent(inout) :: x
    real(8) :: xb
    xb = 2.0d0*x*xb
  end subroutine moved_b
end subroutine f_b
