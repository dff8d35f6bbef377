! A local array hides the module's function of the same name.
! standard: 19.5.1.4
! head: m%f(x)>(y)
module m
contains
  real(8) function g(i)
    integer :: i
    g = 0
  end function g
  subroutine f(x, y)
    real(8) :: x, y
    real(8) :: g(3)
    integer :: i
    do i = 1, 3
      g(i) = x*i
    end do
    y = g(1)*g(3)
  end subroutine f
end module m
