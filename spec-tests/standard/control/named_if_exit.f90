! EXIT from a named IF.
! standard: 11.1.12
! head: f(x)>(y)
! expect tapenade-2012: refused: this jump leaves the structure
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = x
  check: if (x > 0) then
    y = x*x
    if (x > 0.05d0) exit check
    y = 0
  end if check
end subroutine f
