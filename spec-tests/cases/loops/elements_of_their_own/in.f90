! Each trip has elements of its own, and nobody needs what it makes of them: it runs where its adjoint runs, from what was there.
subroutine rotate(n, x, y, c, s)
  implicit none
  integer, intent(in) :: n
  double precision, intent(inout) :: x(n), y(n)
  double precision, intent(in) :: c, s
  double precision :: t
  integer :: i
  do i = 1, n
    t = c*x(i) + s*y(i)
    y(i) = c*y(i) - s*x(i)
    x(i) = t
  end do
end subroutine

subroutine columns(n, a, s, y)
  implicit none
  integer, intent(in) :: n
  double precision, intent(inout) :: a(n,n)
  double precision, intent(in) :: s
  double precision, intent(out) :: y
  integer :: i, j
  do j = 1, n
    do i = 1, n
      a(i,j) = a(i,j)*s + a(1,j)**2
    end do
    if (a(2,j) > 0.4d0) a(2,j) = a(2,j)*a(1,j)
  end do
  y = 0
  do j = 1, n
    do i = 1, n
      y = y + a(i,j)
    end do
  end do
  a = 0
end subroutine

subroutine crossed(n, a, s)                       ! a trip reads what others set
  implicit none
  integer, intent(in) :: n
  double precision, intent(inout) :: a(n,n)
  double precision, intent(in) :: s
  integer :: i, j
  do j = 1, n
    do i = 1, n
      a(i,j) = a(i,j)*s + a(j,i)**2
    end do
  end do
end subroutine

subroutine overlaid(v, a)                         ! one storage: a(i,2) is v(i+2)
  implicit none
  double precision, intent(inout) :: v(4), a
  double precision :: w(4), m(2,2)
  equivalence (w, m)
  integer :: i
  w = v
  do i = 1, 4
    w(i) = w(i)*a
    if (i <= 2) m(i,2) = m(i,2)*w(i)
  end do
  v = w
end subroutine
