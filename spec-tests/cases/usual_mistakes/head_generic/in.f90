module m
  implicit none
  interface area
    module procedure area_circle, area_rect
  end interface
contains
  function area_circle(r) result(a)
    real(8), intent(in) :: r
    real(8) :: a
    a = 3.14d0*r**2
  end function
  function area_rect(w, h) result(a)
    real(8), intent(in) :: w, h
    real(8) :: a
    a = w*h
  end function
  subroutine cost(n, x, j)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: j
    integer :: i
    j = 0
    do i = 1, n
      j = j + area(x(i))
    end do
  end subroutine
end module
