! Two module procedures call each other.
! standard: 15.6.2.1
! head: m%f(x)>(y)
! set: n=3
module m
contains
  recursive subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8) :: x, y
    y = x
    if (n > 0) call g(n - 1, x, y)
  end subroutine f
  recursive subroutine g(n, x, y)
    integer, intent(in) :: n
    real(8) :: x, y, t
    call f(n - 1, x, t)
    y = y*t + x
  end subroutine g
end module m
