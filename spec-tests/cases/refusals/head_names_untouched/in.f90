module md
  implicit none
  real(8) :: g
contains
  subroutine s(x, y)
    real(8) :: x, y
    y = x*x
  end subroutine s
end module md
