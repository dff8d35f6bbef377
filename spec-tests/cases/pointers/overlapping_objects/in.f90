module m
  type t
    real(8) :: u
    real(8), pointer :: q => null()
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    real(8), target :: a(3)
    type(t) :: o(3)
    integer :: i
    a = x
    do i = 1, 3
      o(i)%q => a(i)
      o(i)%u = x(i)
    end do
    o(2:3) = o(1:2)
    o(3)%q = o(2)%q*o(1)%u
    y = a(2)**2*o(3)%u + a(1)
  end subroutine
end module
