submodule (flow) steps
  use consts, only: third
  implicit none
  real(wp), parameter :: two = 2.0_wp
contains
  module subroutine step(n, x, y)
    integer, intent(in) :: n
    real(wp), intent(in) :: x(n)
    real(wp), intent(out) :: y(n)
    integer :: i
    do i = 1, n
      y(i) = gain*two*slope(x(i)) + inner(x(i))*third
    end do
  end subroutine step
  module procedure slope
    r = sin(t)*t
  end procedure slope
  function inner(t) result(r)
    real(wp), intent(in) :: t
    real(wp) :: r
    r = t*t
  end function inner
end submodule steps
submodule (flow:steps) sums
contains
  module procedure whole
    integer :: i
    s = 0
    do i = 1, n
      s = s + two*x(i)**2*slope(x(i))
    end do
  end procedure
end submodule
