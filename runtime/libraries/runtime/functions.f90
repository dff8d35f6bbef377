! The special functions of digamma.c in Fortran, for programs whose reals a compiler's option makes wider than their kinds say (checking in
! quadruple precision: -freal-8-real-16), and for analyses. The C functions take reals of exactly four and eight bytes.
!$AD HANDWRITTEN
real(8) function dotbar_digamma8(x) result(psi)
  implicit none
  real(8), intent(in) :: x
  ! B(2k)/(2k) of the asymptotic series, which at 40 is good to 1e-38
  real(8), parameter :: c(13) = [1.0d0/12, -1.0d0/120, 1.0d0/252, -1.0d0/240, 1.0d0/132, -691.0d0/32760, 1.0d0/12, &
      -3617.0d0/8160, 43867.0d0/14364, -174611.0d0/6600, 77683.0d0/276, -236364091.0d0/65520, 657931.0d0/12]
  real(8) :: y, pi
  integer :: k
  psi = 0
  y = x
  if (x <= 0) then  ! psi(x) = psi(1 - x) - pi/tan(pi*x)
    pi = acos(-1.0d0)
    psi = -pi/tan(pi*(x - anint(x)))
    y = 1 - x
  end if
  do while (y < 40)
    psi = psi - 1/y
    y = y + 1
  end do
  psi = psi + log(y) - 1/(2*y)
  do k = 1, size(c)
    psi = psi - c(k)/y**(2*k)
  end do
end function

!$AD HANDWRITTEN
real(4) function dotbar_digamma4(x) result(psi)
  implicit none
  real(4), intent(in) :: x
  real(8), external :: dotbar_digamma8
  psi = real(dotbar_digamma8(real(x, kind(1.0d0))), kind(psi))
end function
