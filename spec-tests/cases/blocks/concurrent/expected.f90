! dotbar adjoint --head 'head(a,b)>(y)' in.f90
! DO CONCURRENT is the loops that it stands for: its variables are its own where the unit uses them for something else, a
! mask may read the element that its trip overwrites.
subroutine head_b(n, a, ab, b, bb, k, y, yb)
  implicit none
  integer, intent(in) :: n
  integer :: i, j, k
  real(8) :: a(n), b(n, n), y, t
  integer :: k0
  real(8) :: ab(n), bb(n, n), yb, tb, kept(n)
  integer :: last, branch
  ! Adjoint: sets the derivatives of a, b from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  k = 2
  t = a(1)
  call pushreal8array(a(1:n), size(a(1:n)))
  do k0 = 1, n
    a(k0) = a(k0)*t
  end do
  do i = 1, n
    do j = 1, n, 2
      if (i /= j) then
        call pushreal8(b(i, j))
        b(i, j) = b(i, j)*a(j) + a(i)
      end if
    end do
    call pushinteger4(j - 2)
  end do
  call pushreal8array(a(1:n), size(a(1:n)))
  do i = 1, n
    a(i) = a(i)*a(i)
  end do
  do i = 1, n
    do j = 1, n
      if (b(i, j) > 0.4d0) then
        call pushreal8(b(i, j))
        b(i, j) = b(i, j)**2
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
    end do
  end do
  ab = 0.0d0
  bb = 0.0d0
  do i = n, 1, -1
    bb(i, i) = bb(i, i) + a(i)*yb
    ab(i) = ab(i) + b(i, i)*yb
  end do
  tb = a(k)*yb
  ab(k) = ab(k) + t*yb
  yb = 0.0d0
  do i = n, 1, -1
    do j = n, 1, -1
      call popcontrol1b(branch)
      if (branch == 0) then
        call popreal8(b(i, j))
        bb(i, j) = 2.0d0*b(i, j)*bb(i, j)
      end if
    end do
  end do
  call popreal8array(kept(1:n), size(kept(1:n)))
  do i = n, 1, -1
    a(i) = kept(i)
    ab(i) = 2.0d0*a(i)*ab(i)
  end do
  do i = n, 1, -1
    call popinteger4(last)
    do j = last, 1, -2
      if (i /= j) then
        call popreal8(b(i, j))
        ab(j) = ab(j) + b(i, j)*bb(i, j)
        ab(i) = ab(i) + bb(i, j)
        bb(i, j) = a(j)*bb(i, j)
      end if
    end do
  end do
  call popreal8array(kept(1:n), size(kept(1:n)))
  do k0 = n, 1, -1
    a(k0) = kept(k0)
    tb = tb + a(k0)*ab(k0)
    ab(k0) = t*ab(k0)
  end do
  ab(1) = ab(1) + tb
end subroutine head_b
