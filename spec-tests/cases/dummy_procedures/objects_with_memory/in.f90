! Objects with memory inside, of arrays and of other objects, are passed to dummy procedures with their derivatives.
module parts
  implicit none
  type :: inner
    real(8), allocatable :: v(:)
    real(8) :: w = 1
  end type
  type :: object
    integer :: n = 2
    type(inner) :: part
    type(inner), allocatable :: parts(:)
    real(8), allocatable :: a(:,:)
  end type
  abstract interface
    subroutine rate(s, x, y)
      import :: object
      type(object), intent(inout) :: s
      real(8), intent(in) :: x(:)
      real(8), intent(out) :: y
    end subroutine
    subroutine rates(s, x, y)
      import :: object
      type(object), intent(inout) :: s(:)
      real(8), intent(in) :: x(:)
      real(8), intent(out) :: y
    end subroutine
  end interface
contains
  subroutine fill(s, x)
    type(object), intent(inout) :: s
    real(8), intent(in) :: x(:)
    allocate(s%part%v(2), s%parts(2), s%a(2,2))
    allocate(s%parts(1)%v(3), s%parts(2)%v(1))
    s%part%v = x(1:2)
    s%parts(1)%v = 2
    s%parts(2)%v = x(3)**2
    s%a = 1
  end subroutine
  subroutine one(s, x, y)
    type(object), intent(inout) :: s
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = sum(s%part%v*x(1:2))*s%part%w + s%parts(2)%v(1)*x(3)*s%a(1,2)
    s%part%w = y*x(1)
    s%parts(1)%v = s%parts(1)%v*y
    s%part%v(1) = s%parts(1)%v(2)*x(2)
    s%a(1,:) = s%a(1,:)*x(1)
  end subroutine
  subroutine several(s, x, y)
    type(object), intent(inout) :: s(:)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    integer :: k
    y = 0
    do k = 1, size(s)
      y = y + s(k)%part%v(1)*x(k)
      s(k)%part%w = y
      s(k)%parts(1)%v(2) = y*x(2)
    end do
  end subroutine
  subroutine applied(f, s, x, y)
    procedure(rate) :: f
    type(object), intent(inout) :: s
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    real(8) :: z
    call f(s, x, z)
    call f(s, x*z, y)
    y = y + z*s%part%w
  end subroutine
  subroutine appliedToAll(f, s, x, y)
    procedure(rates) :: f
    type(object), intent(inout) :: s(:)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    real(8) :: z
    call f(s, x, z)
    call f(s, x*z, y)
    y = y + z*s(2)%part%w
  end subroutine
end module
subroutine single(x, y)
  use parts
  real(8) :: x(3), y(2)
  type(object) :: s
  call fill(s, x)
  call applied(one, s, x, y(1))
  y(2) = y(1)*s%part%v(1) + s%parts(1)%v(1) + s%a(1,1)
end subroutine
subroutine all_of_them(x, y)
  use parts
  real(8) :: x(3), y(2)
  type(object) :: s(2)
  call fill(s(1), x)
  call fill(s(2), x*x)
  call appliedToAll(several, s, x, y(1))
  y(2) = y(1)*s(1)%part%v(1) + s(2)%parts(1)%v(2) + s(1)%a(1,1)
end subroutine
subroutine element(x, y)
  use parts
  real(8) :: x(3), y(2)
  type(object), allocatable :: s(:)
  allocate(s(2))
  call fill(s(1), x)
  call fill(s(2), x*x)
  call applied(one, s(2), x, y(1))
  y(2) = y(1)*s(2)%part%v(1) + s(2)%parts(1)%v(2) + s(2)%a(1,1)
end subroutine
