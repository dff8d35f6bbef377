module m
contains
subroutine phi(n, z, x, znew)
  integer, intent(in) :: n
  double precision, intent(in) :: z(n), x(n)
  double precision, intent(out) :: znew(n)
  integer :: i
  do i = 1, n
    if (x(i) > 0.5d0) then
      znew(i) = 0.5d0*cos(z(i)) + x(i)*z(mod(i,n)+1)/3
    else
      znew(i) = 0.4d0*sin(z(i)*x(i)) + x(i)
    end if
  end do
end subroutine
subroutine steps(n, nt, x, y)
  integer, intent(in) :: n, nt
  double precision, intent(in) :: x(n)
  double precision, intent(out) :: y
  double precision :: z(n), w(n), s, x2(n)
  integer :: t, k
  y = 0
  z = x*x
  x2 = x
  do t = 1, nt
    w = z**2
    s = 1
    k = 0
    !$AD FP-LOOP
    do while (s > 1d-16 .and. k < 300)
      call phi(n, z, x2, w)
      s = sum(abs(z - w))
      z = w
      k = k + 1
    end do
    y = y + sum(z*x2*t)
    x2 = x2*0.9d0 + 0.01d0*z**2
    z = z*z + w
  end do
  !$AD FP-LOOP
  do k = 1, 200
    s = 0.5d0*s + sum(x*z)
    y = 0.3d0*y + s*x(1)
  end do
end subroutine
end module
subroutine nested(n, x, y)
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(out) :: y
  double precision :: z(n), v, zo(n)
  integer :: k
  z = 0
  k = 0
  !$AD FP-LOOP
  do while (k < 200)
    v = 1
    zo = 0
    !$AD FP-LOOP
    do while (maxval(abs(v - zo)) > 1d-15)
      zo = v
      v = cos(v)*0.5d0 + sum(z)*0.1d0
    end do
    z = x*0.3d0*sin(z) + v*x
    k = k + 1
  end do
  y = sum(z*z)
end subroutine
