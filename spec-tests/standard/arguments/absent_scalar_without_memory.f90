! A scalar without memory is absent, and is there at the next call.
! standard: 15.5.2.12
! head: m%f(x)>(y)
module m
  implicit none
contains
  subroutine g(r, q)
    real(8), intent(inout) :: r
    real(8), intent(inout), optional :: q
    if (present(q)) then
      q = q*r
      r = r*q
    end if
    r = r*2
  end subroutine
  subroutine f(x, y)
    real(8) :: x(3), y
    real(8), allocatable :: s
    real(8), pointer :: p
    y = x(1)
    call g(y, s)
    s = x(2)
    call g(y, s)
    nullify (p)
    call g(y, p)
    y = y*s
  end subroutine
end module
