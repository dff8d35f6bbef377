module lib
  implicit none
  real(8) :: scale = 1.5d0
contains
  recursive function fact(n, x) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: x
    real(8) :: r
    if (n <= 0) then
      r = scale
    else
      r = x*fact(n - 1, x + 0.1d0)
    end if
  end function
  subroutine drive(n, a, b, res)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n)
    real(8), intent(inout) :: b(n)
    real(8), intent(out) :: res
    integer :: i
    res = 0
    do i = 1, n
      select case (mod(i, 3))
      case (0)
        b(i) = b(i)*fact(i, a(i))
      case (1)
        b(i) = hypot(a(i), b(i)) + erf(a(i))
      case default
        scale = scale*cos(b(i))
      end select
      res = res + log_gamma(1d0 + b(i)**2)*scale
    end do
    print *, 'res', res
  end subroutine
end module
