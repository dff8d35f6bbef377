module m
  implicit none
  type :: s
    real(8) :: v = 2.0d0
    integer :: n = 3
    real(8) :: w(3) = [1.0d0, 2.0d0, 3.0d0]
  end type
contains
  ! local with defaults, set under a condition
  subroutine loc(x, y, k)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer, intent(in) :: k
    type(s) :: o
    if (k > 1) o%v = x**2
    y = y*o%v*x + o%w(k)*o%n
    o%w(2) = y
    y = y + sum(o%w)
  end subroutine
  subroutine toploc(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: k
    do k = 1, 3
      call loc(x, y, k)
    end do
  end subroutine
  function res(x, k) result(o)
    real(8), intent(in) :: x
    integer, intent(in) :: k
    type(s) :: o
    if (k > 1) o%v = x**2
    o%w(k) = x
  end function
  subroutine topres(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: k
    type(s) :: o
    do k = 1, 3
      o = res(x, k)
      y = y + x*o%v + o%w(1)*o%w(2)*o%w(3)*o%n
    end do
  end subroutine
  subroutine topall(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: k
    type(s), allocatable :: o
    do k = 1, 3
      allocate(o)
      if (k > 1) o%v = x**2
      o%w(k) = x
      y = y + x*o%v + o%w(1)*o%w(2)*o%w(3)*o%n
      deallocate(o)
    end do
  end subroutine
  subroutine topalls(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: k
    type(s), allocatable :: o(:)
    do k = 1, 3
      allocate(o(k))
      if (k > 1) o(2)%v = x**2
      o(k)%w(k) = x
      y = y + x*o(1)%v + o(1)%w(1)*o(k)%w(2)*o(k)%w(3)*o(1)%n
      deallocate(o)
    end do
  end subroutine
end module
