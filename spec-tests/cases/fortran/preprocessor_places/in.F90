module stops
  implicit none
contains
  subroutine failed(file, line)
    character(len=*), intent(in) :: file
    integer, intent(in) :: line
    print *, file, line
    stop
  end subroutine
end module
subroutine f(x, y)
  use stops
  implicit none
  real*8 :: x, y
  if (x < 0.0d0) call failed(__FILE__, __LINE__)
  y = sqrt(x)
end subroutine
