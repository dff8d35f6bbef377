! A section with a stride goes to an array of given extent and is overwritten there: the compiler copies it in and out.
! standard: 15.5.2.4, 15.5.2.11
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(6)
  real(8), intent(out) :: y
  real(8) :: t(6)
  t = x
  call twist(3, t(2:6:2))
  call twist(2, t(5:1:-2))
  y = t(1)*t(2) + t(3)*t(4) + t(5)*t(6)
contains
  subroutine twist(n, a)
    integer, intent(in) :: n
    real(8), intent(inout) :: a(n)
    integer :: i
    do i = 2, n
      a(i) = a(i)*a(i - 1) + sin(a(i))
    end do
  end subroutine twist
end subroutine f
