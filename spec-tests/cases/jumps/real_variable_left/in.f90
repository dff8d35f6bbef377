! Loops with a real variable that are left: their trips are counted, also where the jump leads further out.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: t
  integer :: i
  y = 1.0d0
  do t = 0.5d0, 4.0d0, 0.5d0
    y = y + 0.1d0*sin(y*t)*x(1)
    if (y > 1.2d0) exit
    y = y*(1.0d0 + 0.1d0*x(2))
  end do
  outer: do i = 1, n
    do t = 0.5d0, 4.0d0, 0.5d0
      y = y + 0.1d0*sin(y*t)*x(i)
      if (t*i > 4.2d0) exit outer
      y = y*(1.0d0 + 0.1d0*x(i))
    end do
    y = sin(y)
  end do outer
end subroutine s
