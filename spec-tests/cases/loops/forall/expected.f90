! dotbar adjoint --head 'each(x,y,z)/(x,y,z)' --head 'loaded(w)/(p)' in.f90
! FORALL as loops, one after the other, where no value needs what the assignment stores elsewhere.
subroutine each_b(n, x, xb, y, yb, z, zb)
  implicit none
  integer :: n, i, j
  real*8 :: x(n), y(n), z(n, n)
  integer, parameter :: k = 2
  real*8 :: xb(n), yb(n), zb(n, n), sumb, sumb0, kept(n)
  integer(1) :: branch(n)
  ! Adjoint: sets the derivatives of x, y, z from those of x, y, z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ! all but the diagonal
  ! products
  do i = 1, n
    do j = 1, n
      if (i /= j) then
        z(i, j) = x(i)*y(j)
      end if
    end do
  end do
  do i = 1, n
    do j = 1, n
      if (i /= j) then
        call pushreal8(z(j, i))
        z(j, i) = z(j, i)*sin(x(i))
      end if
    end do
  end do
  call pushreal8array(y(1:n), size(y(1:n)))
  do i = n, 1, -1
    y(i) = y(i)*x(n + 1 - i) + z(i, i)
  end do
  do i = 1, n
    if (y(i) > 0.2d0) then
      call pushreal8(y(i))
      y(i) = y(i)**k
      branch(i) = 0
    else
      branch(i) = 1
    end if
  end do
  do i = n, 1, -1
    yb(i) = yb(i) + cos(y(i))*xb(i)
    xb(i) = 0.0d0
  end do
  do i = n, 1, -1
    xb(i) = xb(i) + sum(y*zb(i, :))
    yb = yb + x(i)*zb(i, :)
    zb(i, :) = 0.0d0
  end do
  do i = n, 1, -1
    if (branch(i) == 0) then
      call popreal8(y(i))
      yb(i) = merge(0.0d0, k*y(i)**(k - 1), k == 0)*yb(i)
    end if
  end do
  call popreal8array(kept(1:n), size(kept(1:n)))
  do i = 1, n
    y(i) = kept(i)
    xb(n + 1 - i) = xb(n + 1 - i) + y(i)*yb(i)
    zb(i, i) = zb(i, i) + yb(i)
    yb(i) = x(n + 1 - i)*yb(i)
  end do
  do i = n, 1, -1
    sumb0 = 0.0d0
    do j = n, 1, -1
      if (i /= j) then
        call popreal8(z(j, i))
        sumb0 = sumb0 + cos(x(i))*(z(j, i)*zb(j, i))
        zb(j, i) = sin(x(i))*zb(j, i)
      end if
    end do
    if (n >= 1) then
      xb(i) = xb(i) + sumb0
    end if
  end do
  do i = n, 1, -1
    sumb = 0.0d0
    do j = n, 1, -1
      if (i /= j) then
        sumb = sumb + y(j)*zb(i, j)
        yb(j) = yb(j) + x(i)*zb(i, j)
        zb(i, j) = 0.0d0
      end if
    end do
    if (n >= 1) then
      xb(i) = xb(i) + sumb
    end if
  end do
end subroutine each_b

subroutine loaded_b(n, w, wb, p, pb)
  implicit none
  type :: beam
    real*8, pointer :: load(:)
    real*8 :: stiffness = 2.0d0
  end type beam
  integer :: n, i
  real*8 :: w(n)
  real*8, target :: p(n)
  type(beam) :: b
  real*8 :: wb(n)
  real*8, target :: pb(n)
  type(beam) :: bb
  ! Adjoint: sets the derivatives of p from those of w, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  b%load => p
  bb%load => pb
  pb = 0.0d0
  bb%stiffness = 0.0d0
  ! nothing points to w
  do i = n, 1, -1
    bb%load(n + 1 - i) = bb%load(n + 1 - i) + (1.0d0/b%stiffness)*wb(i)
    bb%stiffness = bb%stiffness - b%load(n + 1 - i)*(1.0d0/b%stiffness)**2*wb(i)
    wb(i) = 0.0d0
  end do
end subroutine loaded_b
