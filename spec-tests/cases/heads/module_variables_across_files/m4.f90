module all
 implicit none
contains
subroutine run(x)
  use state
  use params, only: setk
  implicit none
  real(8), intent(in) :: x
  call setk(x)
  call eval(x)
  res = res**2
end subroutine
subroutine run2(x, y)
  use state
  use params, only: setk, geth
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  call setk(x)
  call setk(x*2)
  y = k*geth()
end subroutine
subroutine run3(x, y)
  use params
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  pt => t
  t = x
  pt(2) = pt(2)*x(1)
  y = sum(t**2)
end subroutine
subroutine run4(x, y)
  use params
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  t = x
  call inner(t, t, y)
end subroutine
subroutine inner(p, q, y)
  implicit none
  real(8), target :: p(3), q(3)
  real(8), intent(out) :: y
  p = p*2
  y = sum(q**3)
end subroutine
subroutine run5(x, y)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  real(8), target :: w(3)
  real(8), pointer :: p(:), q(:)
  w = x
  p => w
  q => w(3:1:-1)
  call inner2(p, q, y)
end subroutine
subroutine inner2(p, q, y)
  implicit none
  real(8), pointer :: p(:), q(:)
  real(8), intent(out) :: y
  p = p*p
  y = q(1)*3 + q(2)
end subroutine
subroutine run6(x, y)
  use params
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  t = x
  call reads(t, y)
end subroutine
subroutine reads(p, y)
  use params, only: t
  implicit none
  real(8), target :: p(3)
  real(8), intent(out) :: y
  t(1) = t(1)*2
  y = p(1)**2
end subroutine
subroutine run7(x, y)
  use params
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  pt => t
  call usept(x)
  y = sum(t)
end subroutine
subroutine usept(x)
  use params
  real(8), intent(in) :: x(3)
  pt = x**2
end subroutine
end module
