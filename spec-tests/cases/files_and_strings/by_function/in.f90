module m
  implicit none
contains
  function digits_of(x) result(s)
    real(8), intent(in) :: x
    character(30) :: s
    write (s, '(e25.17)') x
  end function digits_of
end module m
subroutine f(x, y)
  use m
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  character(30) :: s
  real(8) :: b
  s = digits_of(x*x)
  read (s, *) b
  y = b*x
end subroutine f
