! Which case is chosen hangs on a part of a string that is overwritten in the case.
! standard: 11.1.9, 9.4.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  character(len=6) :: s
  integer :: i
  s = 'abcabc'
  y = 1.0d0
  do i = 1, 3
    select case (s(i:i + 1))
    case ('ab')
      y = y*x(i)
      s(i + 1:i + 2) = 'ca'
    case ('c ':'cz')
      y = y + sin(x(i)*y)
      s(i:) = s(1:)
    case default
      y = y/x(i)
    end select
  end do
end subroutine f
