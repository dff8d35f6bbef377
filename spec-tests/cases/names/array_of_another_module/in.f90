! Two modules have a name: one lets it through under another name, one keeps it to itself; an array of the third is meant.
module first
  implicit none
  real(8) :: a = 1.5d0
end module first
module second
  implicit none
  private
  public :: b
  real(8) :: a = 2.5d0, b = 0.5d0
contains
  subroutine keep
    b = a
  end subroutine keep
end module second
module third
  implicit none
  real(8) :: a(3) = 0.75d0
end module third
subroutine head(x, y)
  use first, other => a
  use second
  use third
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  integer :: i
  y = other*x*b
  do i = 1, 3
    a(i) = a(i)*x + i
    y = y*a(i)
  end do
end subroutine head
