! A module keeps to itself how it is to work and how often it was called; what it gives depends on both: calls that change it are split.
module state
  implicit none
  private
  public :: reset, setmode, scaled, bump, warned
  integer :: mode = 1
  integer :: count = 0
  integer :: warnings = 0
contains
  subroutine setmode(k)
    integer, intent(in) :: k
    mode = k
  end subroutine
  subroutine bump()
    count = count + 1
  end subroutine
  subroutine reset()
    count = 0
  end subroutine
  subroutine scaled(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    call bump()
    if (mode == 1) then
      y = y*x + count
    else
      y = y*y*x*count
    end if
  end subroutine
  subroutine warned(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    if (y > 0.5d0) warnings = warnings + 1
    y = sin(x*y)
  end subroutine
end module
subroutine f(x, y)
  use state
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  integer :: i
  y = x
  call reset()
  call setmode(1)
  call scaled(x, y)
  call setmode(2)
  call scaled(x, y)
  do i = 1, 3
    call setmode(i)
    call warned(x, y)
    call scaled(x, y)
  end do
end subroutine
