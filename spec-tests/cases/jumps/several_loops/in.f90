! EXIT and CYCLE of loops further out, from inside branches and cases; a construct that is left by its name.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i, j, k
  y = 0.5d0
  outer: do i = 1, n
    k = 0
    inner: do while (k < n)
      k = k + 1
      do j = 1, n
        y = y + 0.1d0*x(j)*sin(y)
        select case (i + j)
        case (4)
          y = y*x(1)
          cycle inner
        case (6)
          cycle outer
        case (9)
          y = y*y
          exit outer
        case (7)
          y = y - x(2)
        end select
        y = y*(1.0d0 + 0.01d0*x(i))
      end do
      if (k == 3) exit inner
      y = sin(y)
    end do inner
    y = y + x(i)*y
  end do outer
  choice: if (y > 0.0d0) then
    y = y*x(3)
    if (x(2) > 0.3d0) exit choice
    y = y*x(4)
  else
    y = y*x(5)
  end if choice
end subroutine s
