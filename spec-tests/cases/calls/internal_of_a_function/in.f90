function head(a, b) result(res)
  implicit none
  real(8), intent(in) :: a
  real(8), intent(inout) :: b
  real(8) :: res, q(2, 3)
  real(8) :: kept
  integer :: i
  q = a; kept = 0.5d0
  res = 0.0d0
  do i = 1, 3
    call col(i)
    res = res + h(q(:, i)) * inc()
  end do
  b = b * res + kept
contains
  subroutine col(i)
    integer, value :: i
    q(1, i) = q(1, i) * b * i
    q(2, i) = exp(-q(1, i)) + a
    i = 7
  end subroutine
  function h(v) result(a)
    real(8), intent(in) :: v(2)
    real(8) :: a
    a = v(1) * sin(v(2))
    b = b + a
  end function
  real(8) function inc()
    kept = kept * res + b
    inc = kept
  end function
end function
