! What is passed reads memory and an object of its host, and is called directly, too.
module slv
  implicit none
  type par
    real(8) :: k, c(2)
    real(8), allocatable :: t(:)
  end type
contains
  subroutine euler(f, n, x, h, m)
    external f
    integer, intent(in) :: n, m
    real(8), intent(inout) :: x(n)
    real(8), intent(in) :: h
    real(8) :: g(n)
    integer :: i
    do i = 1, m
      call f(n, x, g)
      x = x + h*g
    end do
  end subroutine
end module
subroutine top(p, y)
  use slv
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  type(par) :: o
  real(8), allocatable :: a(:)
  real(8) :: x(2), g(2)
  allocate (a(2), o%t(3))
  a = p*2
  o%k = p(1)
  o%c = [p(2), 1d0]
  o%t = p(2)**2
  x = 1
  call euler(rhs, 2, x, 0.1d0, 3)
  call rhs(2, x, g)
  o%t(2) = o%t(2)*g(1)
  a = a*g
  call euler(rhs, 2, x, 0.1d0, 2)
  o%k = 0
  deallocate (a)
  y = sum(x)*g(2) + o%c(1)
contains
  subroutine rhs(n, x, f)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: f(n)
    f(1) = -a(1)*x(1) + o%k*x(2)
    f(2) = o%c(1)*x(1)*x(2) + o%t(2)*a(2)
  end subroutine
end subroutine
