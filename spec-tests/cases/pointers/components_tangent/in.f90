module m
  type t
    real(8), pointer :: p(:) => null()
    real(8) :: c
    integer :: k
  end type
contains
subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  type(t) :: s
  real(8), target :: w(n)
  s%p => w
  s%k = 2
  s%c = x(1)
  s%p = x*x
  call g(s)
  y = sum(w*x)*s%c
end subroutine
subroutine g(s)
  type(t) :: s
  real(8), pointer :: q(:)
  integer :: i
  q => s%p
  do i = 1, size(q)
    q(i) = q(i)**s%k
  end do
  s%c = s%c*q(2)
end subroutine
end module
