subroutine s(a, b, c, d, e, n, opt)
  integer, intent(in) :: n
  real, intent(inout), dimension(n), target :: a
  real(kind=8), intent(in) :: b(n, *), c(0:n - 1, -2:*)
  double precision, optional, intent(out) :: d(:, :)
  complex(8) e
  character(len=*), intent(in), optional :: opt
  real, allocatable :: f(:), g(:, :)
  real, pointer :: p(:) => null(), q
  integer, parameter :: k = 3, l(2) = [1, 2]
  real, save :: h = 1.0, i
  logical(4) :: m
  character*8 t*3, u, v(2)*5
  character(kind=1, len=4) :: w
  character(len=:), allocatable :: x
  integer*2 i2
  real*8 r8(3), r9
  logical*1 l1
  complex*16 z
  real, contiguous, pointer :: y(:)
  integer, volatile :: vol
  real, asynchronous :: as(5)
  external ext
  integer, external :: fun
  intrinsic sin
  real, intrinsic :: cos
  class(*), pointer :: any
  type(integer(4)) :: ti
  double complex dz
  byte by
end subroutine s
