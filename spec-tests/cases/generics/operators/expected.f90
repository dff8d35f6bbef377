! dotbar tangent --head 'f(x)>(y)' in.f90
module marks_d
  use marks
contains
  function masked_d(a, ad, l, masked) result(maskedd)
    real(8), intent(in) :: a
    logical, intent(in) :: l
    real(8) :: masked
    real(8) :: ad, maskedd
    maskedd = 0.5d0*ad
    masked = 0.5d0*a
    if (l) then
      maskedd = ad*a + a*ad
      masked = a*a
    end if
  end function masked_d

  function times_d(a, ad, b, bd, times) result(timesd)
    real(8), intent(in) :: a, b
    real(8) :: times
    real(8) :: ad, bd, timesd
    timesd = ad*b + a*bd + ad
    times = a*b + a
  end function times_d

  function times_all_d(a, ad, b, bd, times_all) result(times_alld)
    real(8), intent(in) :: a(:), b
    integer :: k
    real(8) :: times_all
    real(8) :: ad(:), bd, times_alld
    times_alld = 0.0d0
    times_all = 0.0d0
    do k = 1, size(a)
      times_alld = times_alld + (ad(k)*b + a(k)*bd)
      times_all = times_all + a(k)*b
    end do
  end function times_all_d
end module marks_d

subroutine f_d(n, x, xd, y, yd)
  use marks, operator(.mal.) => operator(.times.)
  use marks_d, only: masked_d, times_d, times_all_d
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n)
  logical :: l
  integer :: i
  real(8) :: given
  real(8) :: result, result0, result1
  real(8) :: xd(n), yd(n), resultd, result0d, result1d, tempd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  resultd = 0.0d0
  result0d = 0.0d0
  result1d = 0.0d0
  do i = 1, n
    given = (x(i))
    l = given > 0.4d0
    resultd = masked_d(x(i), xd(i), l, result)
    yd(i) = resultd + 3*x(i)**2*xd(i)*merge(2.0d0, 3.0d0, l) + cos(x(i))*xd(i)
    y(i) = result + x(i)**3*merge(2.0d0, 3.0d0, l) + sin(x(i))
    if (l) then
      tempd = yd(i)*x(i) + y(i)*xd(i)
      result0d = times_d(y(i)*x(i), tempd, x(1), xd(1), result0)
      yd(i) = result0d
      y(i) = result0
    end if
    yd(i) = 2.0d0*xd(i)*x(i) + 2.0d0*x(i)*xd(i) + yd(i)
    y(i) = 2.0d0*x(i)*x(i) + y(i)
  end do
  tempd = xd(2) - xd(1)
  result1d = times_d(x(2) - x(1), tempd, x(2), xd(2), result1)
  tempd = result1d
  yd(1) = times_all_d(x, xd, (result1), tempd, y(1))
end subroutine f_d
