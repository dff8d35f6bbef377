! Growth with a rate that is a variable of the module.
module model
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  real(dp) :: rate = 0.3_dp
contains
  subroutine step(x)
    real(dp), intent(inout) :: x
    x = x + rate*x*(1.0_dp - x)
  end subroutine step
  subroutine run(n, x, y)
    integer, intent(in) :: n
    real(dp), intent(in) :: x
    real(dp), intent(out) :: y
    integer :: i
    y = x
    do i = 1, n
      call step(y)
    end do
  end subroutine run
end module model
