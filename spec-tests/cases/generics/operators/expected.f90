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

  function twice_d(a, ad, twice) result(twiced)
    real(8), intent(in) :: a
    real(8) :: twice
    real(8) :: ad, twiced
    twiced = 2.0d0*ad*a + 2.0d0*a*ad
    twice = 2.0d0*a*a
  end function twice_d

  function power_d(x, xd, k, power) result(powerd)
    real(8), intent(in) :: x
    integer, intent(in) :: k
    real(8) :: power
    real(8) :: xd, powerd
    powerd = merge(0.0d0, k*x**(k - 1), k == 0)*xd
    power = x**k
  end function power_d

  subroutine large_d(l, x)
    logical, intent(inout) :: l
    real(8), intent(in) :: x
    l = x > 0.4d0
  end subroutine large_d
end module marks_d

subroutine f_d(n, x, xd, y, yd)
  use marks, operator(.mal.) => operator(.times.)
  use marks_d, only: large_d, masked_d, power_d, times_d, twice_d, times_all_d
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n)
  logical :: l
  integer :: i
  real(8) :: result, result0, result1, result2, result3, result4
  real(8) :: xd(n), yd(n), resultd, result0d, result2d, result3d, result4d, tempd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  resultd = 0.0d0
  result0d = 0.0d0
  result2d = 0.0d0
  result3d = 0.0d0
  result4d = 0.0d0
  do i = 1, n
    call large_d(l, (x(i)))
    resultd = masked_d(x(i), xd(i), l, result)
    result0d = power_d(x(i), xd(i), 3, result0)
    result1 = mark(l)
    yd(i) = resultd + result0d*result1 + cos(x(i))*xd(i)
    y(i) = result + result0*result1 + sin(x(i))
    if (l) then
      tempd = yd(i)*x(i) + y(i)*xd(i)
      result2d = times_d(y(i)*x(i), tempd, x(1), xd(1), result2)
      yd(i) = result2d
      y(i) = result2
    end if
    result3d = twice_d(x(i), xd(i), result3)
    yd(i) = result3d + yd(i)
    y(i) = result3 + y(i)
  end do
  tempd = xd(2) - xd(1)
  result4d = times_d(x(2) - x(1), tempd, x(2), xd(2), result4)
  tempd = result4d
  yd(1) = times_all_d(x, xd, (result4), tempd, y(1))
end subroutine f_d
