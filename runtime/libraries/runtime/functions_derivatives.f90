! Tangents of the special functions of the runtime.
real(8) function dotbar_digamma8_d(x, xd, psi) result(psid)
  implicit none
  real(8), intent(in) :: x, xd
  real(8), intent(out) :: psi
  real(8), external :: dotbar_digamma8, dotbar_trigamma8
  psid = dotbar_trigamma8(x)*xd
  psi = dotbar_digamma8(x)
end function

real(4) function dotbar_digamma4_d(x, xd, psi) result(psid)
  implicit none
  real(4), intent(in) :: x, xd
  real(4), intent(out) :: psi
  real(8), external :: dotbar_trigamma8
  real(4), external :: dotbar_digamma4
  psid = real(dotbar_trigamma8(real(x, kind(1.0d0))), kind(psid))*xd
  psi = dotbar_digamma4(x)
end function

! As dotbar_digamma8: the asymptotic series from 40 on, where it is good to 1e-38; below by psi1(x) = psi1(x + 1) + 1/x**2.
real(8) function dotbar_trigamma8(x) result(psi1)
  implicit none
  real(8), intent(in) :: x
  real(8), parameter :: b(13) = [1.0d0/6, -1.0d0/30, 1.0d0/42, -1.0d0/30, 5.0d0/66, -691.0d0/2730, 7.0d0/6, -3617.0d0/510, &
      43867.0d0/798, -174611.0d0/330, 854513.0d0/138, -236364091.0d0/2730, 8553103.0d0/6]
  real(8) :: y, s, pi
  integer :: k
  y = x
  if (x <= 0) y = 1 - x
  s = 0
  do while (y < 40)
    s = s + 1/y**2
    y = y + 1
  end do
  s = s + 1/y + 1/(2*y**2)
  do k = 1, size(b)
    s = s + b(k)/y**(2*k + 1)
  end do
  psi1 = s
  if (x > 0) return
  pi = acos(-1.0d0)  ! psi1(x) = (pi/sin(pi*x))**2 - psi1(1 - x)
  psi1 = (pi/sin(pi*(x - anint(x))))**2 - s
end function
