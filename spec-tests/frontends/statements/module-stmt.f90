module m
  implicit none
  real, parameter :: pi = 3.14
  real, save :: state = 0
contains
  subroutine s(x)
    real, intent(out) :: x
    x = state*pi
  end subroutine s
end module m
