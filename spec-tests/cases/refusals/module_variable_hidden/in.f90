module md
  implicit none
  real(8) :: g
contains
  subroutine p(x, y)
    real(8) :: x, y, g
    g = 2
    call s(x, y)
    y = y*y*g
  end subroutine p
  subroutine s(x, y)
    real(8) :: x, y
    y = y*g*x
    g = g*x
  end subroutine s
end module md
