subroutine f(x, y)
  real(8) :: x, y
  if (x < y) then
    x = x*y
    do while (y < x)
      x = sin(x*y)
    end do
  end if
end subroutine f
