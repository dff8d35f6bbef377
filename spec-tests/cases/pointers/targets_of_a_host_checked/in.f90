! Targets of one pointer that internal procedures see, too: the derivative of each begins with zero.
subroutine f(x, y)
  real*8 :: x(2), y
  real*8, target :: ta(2), tb(2)
  real*8, pointer :: p(:)
  ta = 0.5d0*x
  tb = x(1)*x
  if (x(2) > 5d0) then
    p => ta
  else
    p => tb
  end if
  p(1) = p(1)*x(2)
  ta(2) = ta(2)*x(1)
  y = p(1)*p(2)*ta(2)
  call g(y)
contains
  subroutine g(z)
    real*8, intent(inout) :: z
    z = z*z
  end subroutine
end subroutine
