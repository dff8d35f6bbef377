! dotbar adjoint --head 'top(x)>(y)' in.f90
! BLOCKs that are entered again: memory that is given inside, and arrays whose extents are computed there, are there until the end.
subroutine top_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  real*8 :: x(n), y(n)
  integer :: i, m
  real*8, allocatable :: t(:)
  real*8, allocatable :: u(:)
  real*8 :: s
  real*8, allocatable :: w(:, :)
  real*8 :: xb(n), yb(n), sb
  real*8, allocatable :: tb(:), ub(:), wb(:, :)
  integer(1) :: branch(n)
  integer :: first, last, first0, last0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    allocate(u(0:i))
    if (mod(i, 2) == 0) then
      allocate(t(i))
      t = x(i)**2
      y(i) = sum(t)
    else
      y(i) = x(i)
    end if
    u(:) = x(i)
    do m = 1, i
      if (m /= 3) then
        call pushreal8(u(m))
        u(m) = u(m - 1)*sin(x(m))
      end if
    end do
    s = u(i)
    call pushreal8(y(i))
    y(i) = y(i)*s
    if (allocated(t)) then
      call pushinteger4(lbound(t, 1))
      call pushinteger4(ubound(t, 1))
      deallocate(t)
      branch(i) = 0
    else
      branch(i) = 1
    end if
    call pushreal8array(u(:), size(u(:)))
    call pushinteger4(lbound(u, 1))
    call pushinteger4(ubound(u, 1))
    deallocate(u)
  end do
  m = n - 1
  allocate(w(m, 2))
  w(:, 1) = x(1:m)
  call pushreal8array(w(:, 2), size(w(:, 2)))
  w(:, 2) = w(:, 1)*y(1:m)
  call pushreal8array(w(:, :), size(w(:, :)))
  call pushinteger4(lbound(w, 1))
  call pushinteger4(ubound(w, 1))
  call pushinteger4(lbound(w, 2))
  call pushinteger4(ubound(w, 2))
  deallocate(w)
  xb = 0.0d0
  if (allocated(tb)) then
    deallocate(tb)
  end if
  if (allocated(t)) then
    allocate(tb, mold=t)
    tb = 0.0d0
  end if
  call popinteger4(last0)
  call popinteger4(first0)
  call popinteger4(last)
  call popinteger4(first)
  allocate(w(first:last, first0:last0))
  call popreal8array(w(:, :), size(w(:, :)))
  allocate(wb, mold=w)
  wb = 0.0d0
  wb(:, 2) = wb(:, 2) + w(:, 1)*yb(1:m)
  wb(:, 1) = wb(:, 1) + w(:, 2)*yb(1:m)
  yb(1:m) = 0.0d0
  call popreal8array(w(:, 2), size(w(:, 2)))
  wb(:, 1) = wb(:, 1) + y(1:m)*wb(:, 2)
  yb(1:m) = yb(1:m) + w(:, 1)*wb(:, 2)
  wb(:, 2) = 0.0d0
  xb(1:m) = xb(1:m) + wb(:, 1)
  wb(:, 1) = 0.0d0
  deallocate(wb, w)
  do i = n, 1, -1
    call popinteger4(last)
    call popinteger4(first)
    allocate(u(first:last))
    call popreal8array(u(:), size(u(:)))
    allocate(ub, mold=u)
    ub = 0.0d0
    s = u(i)
    if (branch(i) == 0) then
      call popinteger4(last)
      call popinteger4(first)
      allocate(t(first:last))
      allocate(tb, mold=t)
      tb = 0.0d0
    end if
    call popreal8(y(i))
    sb = y(i)*yb(i)
    yb(i) = s*yb(i)
    ub(i) = ub(i) + sb
    do m = i, 1, -1
      if (m /= 3) then
        call popreal8(u(m))
        ub(m - 1) = ub(m - 1) + sin(x(m))*ub(m)
        xb(m) = xb(m) + cos(x(m))*(u(m - 1)*ub(m))
        ub(m) = 0.0d0
      end if
    end do
    xb(i) = xb(i) + sum(ub(:))
    ub(:) = 0.0d0
    if (mod(i, 2) == 0) then
      tb = tb + yb(i)
      yb(i) = 0.0d0
      xb(i) = xb(i) + 2.0d0*x(i)*sum(tb)
      tb = 0.0d0
      deallocate(tb, t)
    else
      xb(i) = xb(i) + yb(i)
      yb(i) = 0.0d0
    end if
    deallocate(ub, u)
  end do
end subroutine top_b
