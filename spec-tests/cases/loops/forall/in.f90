! FORALL as loops, one after the other, where no value needs what the assignment stores elsewhere.
subroutine each(n, x, y, z)
  implicit none
  integer :: n, i, j
  real*8 :: x(n), y(n), z(n, n)
  integer, parameter :: k = 2
  forall (i = 1:n, j = 1:n, i /= j) ! all but the diagonal
    ! products
    z(i, j) = x(i)*y(j)
    z(j, i) = z(j, i)*sin(x(i))
  end forall
  forall (i = n:1:-1) y(i) = y(i)*x(n + 1 - i) + z(i, i)
  forall (i = 1:n, y(i) > 0.2d0) y(i) = y(i)**k
  rows: forall (i = 1:n)
    z(i, :) = x(i)*y
    x(i) = sin(y(i))
  end forall rows
end subroutine each

subroutine loaded(n, w, p)
  implicit none
  type :: beam
    real*8, pointer :: load(:)
    real*8 :: stiffness = 2.0d0
  end type beam
  integer :: n, i
  real*8 :: w(n)
  real*8, target :: p(n)
  type(beam) :: b
  b%load => p
  forall (i = 1:n) w(i) = b%load(n + 1 - i)/b%stiffness   ! nothing points to w
end subroutine loaded
