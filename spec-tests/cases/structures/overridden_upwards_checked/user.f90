module user_m
  use spring_m
  implicit none
contains
  subroutine cost(x, y)
    real(dp), intent(in) :: x(4)
    real(dp), intent(out) :: y
    class(body), allocatable :: b
    real(dp) :: v(2)
    integer :: k
    v = x(1:2)
    allocate(b, source=spring(x(3), x(4)))
    y = 0
    do k = 1, 3
      call b%push(v)
      y = y + b%energy(v, 2)
    end do
  end subroutine
end module
