! Loops whose trips depend on each other, or whose results are needed: they run in the forward sweep.
subroutine not_fused(n, x, y, z)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y(n), z
  real(8) :: t, u, a(n), w(3)
  integer :: i
  z = 0; u = 1; a = 0
  do i = 1, n                                                ! u is carried from trip to trip
    t = x(i)*u
    if (t > 0.2d0) t = t*t
    u = sin(t)
    z = z + t*t*u
  end do
  do i = 1, n                                                ! what is made is used behind the loop
    t = x(i)*x(i)
    if (t > 0.2d0) t = t*t
    a(i) = t*t
  end do
  do i = 2, n                                                ! an element of another trip
    t = x(i)*y0(i)
    if (t > 0.2d0) t = t*t
    y(i) = t*t
  end do
  y(1) = x(1)
  do i = 2, n
    t = x(i)*y(i - 1)
    if (t > 0.2d0) t = t*t
    y(i) = t*t*a(i)
  end do
  do i = 1, n                                                ! a work array: set, but not known to be
    w(1) = x(i)*x(i)
    w(2) = sin(w(1))
    w(1) = w(1)*w(2)
    z = z + w(1)*w(2)
  end do
  do i = 1, n                                                ! what is printed keeps its order
    t = x(i)*x(i)
    if (t > 0.2d0) t = t*t
    print *, i
    z = z + t*t
  end do
contains
  function y0(i)
    integer, intent(in) :: i
    real(8) :: y0
    y0 = 0.1d0*i
  end function
end subroutine
