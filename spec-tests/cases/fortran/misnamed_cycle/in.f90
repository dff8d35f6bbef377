! CYCLE and EXIT of a construct that is not around them, as compilers say.
subroutine f(x, y)
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  integer :: i
  y = x
  outer: do i = 1, 3
    if (x > i) cycle outr
    y = y*x
    if (y > 2) then
      exit inner
    end if
  end do outer
  inner: do i = 1, 2
    if (y > 1) exit outer
  end do inner
end subroutine
