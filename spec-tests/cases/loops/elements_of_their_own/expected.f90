! dotbar adjoint --head 'rotate(x,y,c,s)>(x,y)' --head 'columns(a,s)>(y)' in.f90
! Each trip has elements of its own, and nobody needs what it makes of them: it runs where its adjoint runs, from what was there.
subroutine rotate_b(n, x, xb, y, yb, c, cb, s, sb)
  implicit none
  integer, intent(in) :: n
  double precision, intent(inout) :: x(n), y(n)
  double precision, intent(in) :: c, s
  integer :: i
  double precision :: xb(n), yb(n), cb, sb, tb
  ! Adjoint: sets the derivatives of x, y, c, s from those of x, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  cb = 0.0d0
  sb = 0.0d0
  do i = n, 1, -1
    tb = xb(i)
    cb = cb + y(i)*yb(i)
    sb = sb - x(i)*yb(i)
    cb = cb + x(i)*tb
    xb(i) = c*tb - s*yb(i)
    sb = sb + y(i)*tb
    yb(i) = c*yb(i) + s*tb
  end do
end subroutine rotate_b

subroutine columns_b(n, a, ab, s, sb, y, yb)
  implicit none
  integer, intent(in) :: n
  double precision, intent(inout) :: a(n, n)
  double precision, intent(in) :: s
  double precision, intent(inout) :: y
  integer :: i, j
  double precision :: ab(n, n), sb, yb, tempb, kept(n)
  integer(1) :: branch(n)
  ! Adjoint: sets the derivatives of a, s from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do j = 1, n
    call pushreal8array(a(1:n, j), size(a(1:n, j)))
    do i = 1, n
      a(i, j) = a(i, j)*s + a(1, j)**2
    end do
    if (a(2, j) > 0.4d0) then
      call pushreal8(a(2, j))
      a(2, j) = a(2, j)*a(1, j)
      branch(j) = 0
    else
      branch(j) = 1
    end if
  end do
  sb = 0.0d0
  ab = 0.0d0
  do j = n, 1, -1
    do i = n, 1, -1
      ab(i, j) = ab(i, j) + yb
    end do
  end do
  yb = 0.0d0
  do j = n, 1, -1
    if (branch(j) == 0) then
      call popreal8(a(2, j))
      ab(1, j) = ab(1, j) + a(2, j)*ab(2, j)
      ab(2, j) = a(1, j)*ab(2, j)
    end if
    call popreal8array(kept(1:n), size(kept(1:n)))
    do i = n, 1, -1
      a(i, j) = kept(i)
      tempb = ab(i, j)
      ab(i, j) = s*tempb
      sb = sb + a(i, j)*tempb
      ab(1, j) = ab(1, j) + 2.0d0*a(1, j)*tempb
    end do
  end do
end subroutine columns_b
