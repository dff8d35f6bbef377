! Variables named like procedures of the runtime.
! standard: 19.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, pushreal8
  integer :: i, popcontrol1b
  pushreal8 = x
  popcontrol1b = 2
  do i = 1, 3
    if (pushreal8 > 0.01d0) then
      pushreal8 = pushreal8*sin(pushreal8)*popcontrol1b
    else
      pushreal8 = x
    end if
  end do
  y = pushreal8*x
end subroutine f
