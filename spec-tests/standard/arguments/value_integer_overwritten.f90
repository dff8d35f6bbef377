! A passive VALUE argument that the callee counts down.
! standard: 8.5.18
! head: m%f(x)>(y)
! set: n=3
module m
contains
  subroutine g(n, x, y)
    integer, value :: n
    real(8) :: x, y
    y = 1
    do while (n > 0)
      y = y*x + n
      n = n - 1
    end do
  end subroutine g
  subroutine f(n, x, y)
    integer :: n
    real(8) :: x, y
    call g(n, x, y)
    y = y*n
  end subroutine f
end module m
