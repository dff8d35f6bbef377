! dotbar adjoint --head 'top(x,y)>(x,y)' in.f90
! FORALL whose values need elements that it stores elsewhere: all of them are there before one is stored. Bounds of the array that has
! them are as declared where they stay so, else as they are there; its name is none of the procedure.
subroutine top_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  integer :: i, j, m
  real*8 :: x(n), y(:), x0
  real*8 :: a(0:5, 2)
  real*8 :: a0(0:5, 2)
  real*8 :: x00(n)
  real*8 :: x1(n)
  real*8, allocatable :: y00(:)
  real*8, allocatable :: y0(:)
  integer, parameter :: most = 2
  real*8 :: xb(n), yb(:), x0b, ab(0:5, 2), a0b(0:5, 2), x00b(n), x1b(n), tempb(n)
  real*8, allocatable :: y00b(:), y0b(:)
  integer(1) :: branch(n), branch0(n)
  integer :: first, last
  ! Adjoint: sets the derivatives of x, y from those of x, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  x0 = 0.5d0*x(1)
  do i = 2, n
    x1(i) = x(i - 1)*x(i) + y(i)*x0
  end do
  call pushreal8array(x(2:n), size(x(2:n)))
  do i = 2, n
    x(i) = x1(i)
  end do
  allocate(y00(lbound(y, 1):ubound(y, 1)))
  do i = 1, n
    if (y(i) > 0.3d0) then
      y00(i) = y(n + 1 - i)*x(i)
      branch(i) = 0
    else
      branch(i) = 1
    end if
  end do
  do i = 1, n
    if (y(i) > 0.3d0) then
      call pushreal8(y(i))
      y(i) = y00(i)
      branch0(i) = 0
    else
      branch0(i) = 1
    end if
  end do
  call pushinteger4(lbound(y00, 1))
  call pushinteger4(ubound(y00, 1))
  deallocate(y00)
  m = size(x)
  a = 1
  a(1:4, 1) = x(1:4)
  do j = 1, 2
    do i = 1, 4
      if (mod(i, 3) > 0) a0(i, :) = a(i - 1, :)*a(i + 1, :) + x(i)
    end do
    do i = 1, 4
      if (mod(i, 3) > 0) then
        call pushreal8array(a(i, :), size(a(i, :)))
        a(i, :) = a0(i, :)
      end if
    end do
    do i = 1, 4
      if (mod(i, 3) > 0) x00(i) = x(m + 1 - i)*a(i, 1)
    end do
    do i = 1, 4
      if (mod(i, 3) > 0) then
        call pushreal8(x(i))
        x(i) = x00(i)
      end if
    end do
    do i = 1, 4
      if (mod(i, 3) > 0) then
        call pushreal8(y(i))
        y(i) = y(i)*x(i)
      end if
    end do
  end do
  allocate(y0(lbound(y, 1):ubound(y, 1)))
  call pushinteger4(lbound(y0, 1))
  call pushinteger4(ubound(y0, 1))
  deallocate(y0)
  x0b = 0.0d0
  ab = 0.0d0
  a0b = 0.0d0
  x00b = 0.0d0
  x1b = 0.0d0
  call popinteger4(last)
  call popinteger4(first)
  allocate(y0(first:last))
  allocate(y0b, mold=y0)
  y0b = 0.0d0
  do i = most, 1, -1
    y0b(i) = y0b(i) + yb(i)
    yb(i) = 0.0d0
  end do
  do i = most, 1, -1
    yb(most + 1 - i) = yb(most + 1 - i) + x(i)*y0b(i)
    xb(i) = xb(i) + y(most + 1 - i)*y0b(i)
    y0b(i) = 0.0d0
  end do
  deallocate(y0b, y0)
  do j = 2, 1, -1
    do i = 4, 1, -1
      if (mod(i, 3) > 0) then
        call popreal8(y(i))
        xb(i) = xb(i) + y(i)*yb(i)
        yb(i) = x(i)*yb(i)
      end if
    end do
    do i = 4, 1, -1
      if (mod(i, 3) > 0) then
        call popreal8(x(i))
        x00b(i) = x00b(i) + xb(i)
        xb(i) = 0.0d0
      end if
    end do
    do i = 4, 1, -1
      if (mod(i, 3) > 0) then
        xb(m + 1 - i) = xb(m + 1 - i) + a(i, 1)*x00b(i)
        ab(i, 1) = ab(i, 1) + x(m + 1 - i)*x00b(i)
        x00b(i) = 0.0d0
      end if
    end do
    do i = 4, 1, -1
      if (mod(i, 3) > 0) then
        call popreal8array(a(i, :), size(a(i, :)))
        a0b(i, :) = a0b(i, :) + ab(i, :)
        ab(i, :) = 0.0d0
      end if
    end do
    do i = 4, 1, -1
      if (mod(i, 3) > 0) then
        ab(i - 1, :) = ab(i - 1, :) + a(i + 1, :)*a0b(i, :)
        ab(i + 1, :) = ab(i + 1, :) + a(i - 1, :)*a0b(i, :)
        xb(i) = xb(i) + sum(a0b(i, :))
        a0b(i, :) = 0.0d0
      end if
    end do
  end do
  xb(1:4) = xb(1:4) + ab(1:4, 1)
  call popinteger4(last)
  call popinteger4(first)
  allocate(y00(first:last))
  allocate(y00b, mold=y00)
  y00b = 0.0d0
  do i = n, 1, -1
    if (branch0(i) == 0) then
      call popreal8(y(i))
      y00b(i) = y00b(i) + yb(i)
      yb(i) = 0.0d0
    end if
  end do
  do i = n, 1, -1
    if (branch(i) == 0) then
      yb(n + 1 - i) = yb(n + 1 - i) + x(i)*y00b(i)
      xb(i) = xb(i) + y(n + 1 - i)*y00b(i)
      y00b(i) = 0.0d0
    end if
  end do
  deallocate(y00b, y00)
  do i = n, 2, -1
    x1b(i) = x1b(i) + xb(i)
    xb(i) = 0.0d0
  end do
  call popreal8array(x(2:n), size(x(2:n)))
  do i = n, 2, -1
    tempb(i - 1) = x(i)*x1b(i)
    xb(i) = xb(i) + x(i - 1)*x1b(i)
    yb(i) = yb(i) + x0*x1b(i)
    x0b = x0b + y(i)*x1b(i)
    x1b(i) = 0.0d0
  end do
  xb(1:n - 1) = xb(1:n - 1) + tempb(1:n - 1)
  xb(1) = xb(1) + 0.5d0*x0b
end subroutine top_b
