module a
  implicit none
contains
  function long(t, x, n) result(message)
    real(8), intent(inout) :: t(:, :)
    real(8), intent(in) :: x
    integer, intent(in) :: n
    character(len=n) :: message
    message = 'ok'
    t = t + x*x*x
  end function
  subroutine g(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8) :: t(2, 2)
    character(len=4) :: message
    t = 0
    message = long(t, x, 5)
    message = long(t, x, 4)
    y = sum(t)
  end subroutine
end module
