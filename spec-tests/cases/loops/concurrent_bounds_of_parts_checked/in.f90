module grid
  type layer
    integer :: n, m
    real(8) :: a(3, 2), b(3)
  end type
contains
  subroutine f(o)
    type(layer), intent(inout) :: o
    integer :: i
    integer(8) :: j
    do concurrent (i = 1:o%n, j = 1:o%m)
      o%a(i, j) = o%a(i, j)*o%b(i)
    end do
    ! the bound is overwritten, and the trips are those that it gave before
    do concurrent (i = 1:2, j = 1:o%m)
      o%b(i) = o%a(i, 1)*o%b(i)
      if (j == 3) o%m = 5
    end do
  end subroutine
end module
