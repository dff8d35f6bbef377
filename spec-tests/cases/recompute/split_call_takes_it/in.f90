! What every trip makes again is read by the call of a forward procedure, too: it stays where that is called.
subroutine split_call_takes_it(x, y)
  implicit none
  real(8) :: x(3), y, t
  integer :: i
  do i = 1, 3
    t = 2.0d0
!$AD NOCHECKPOINT
    call step(y, t*cos(0.1d0*t), x(i))
  end do
end subroutine split_call_takes_it

subroutine step(y, a, x)
  implicit none
  real(8) :: y, a, x
  y = a*x
end subroutine step
