! Objects of a class with memory of their own: a call changes what they are then, or gives them memory; in other objects, too.
module shapes
  implicit none
  type ::  base
    real(8) :: a = 1d0
    
  contains
    procedure :: run
    procedure :: step => base_step
  end type
  type, extends(base) :: child
    real(8) :: c = 2d0
    real(8), allocatable :: v(:)
  contains
    procedure :: step => child_step
  end type
contains
  subroutine base_step(self, x)
    class(base), intent(inout) :: self
    real(8), intent(in) :: x
    self%a = self%a*sin(x)
  end subroutine
  subroutine child_step(self, x)
    class(child), intent(inout) :: self
    real(8), intent(in) :: x
    self%c = self%c*self%a + x*x
    self%a = self%a*self%c
  end subroutine
  subroutine run(self, x, n, y)
    class(base), intent(inout) :: self
    integer, intent(in) :: n
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer :: i
    do i = 1, n
      call self%step(x*i)
    end do
    y = self%a**2
  end subroutine
  subroutine twice(o, x, y)
    class(base), intent(inout) :: o
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8) :: y1, y2
    call o%run(x, 3, y1)
    call o%run(x, 2, y2)
    y = y1*y2*o%a
  end subroutine
end module
module holds
  use shapes
  implicit none
  type holder
    class(base), allocatable :: b
    real(8) :: z = 0d0
  end type
contains
  subroutine fill(h, x, k)
    type(holder), intent(inout) :: h
    real(8), intent(in) :: x
    integer, intent(in) :: k
    if (k == 1) then
      allocate(base :: h%b)
    else
      allocate(child :: h%b)
    end if
    h%b%a = x
  end subroutine
  subroutine work(h, x, y)
    type(holder), intent(inout) :: h
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    call twice(h%b, x, y)
    h%z = y
    call h%b%step(x)
    call h%b%run(x, 2, y)
    y = y*h%z*h%b%a
  end subroutine
end module
subroutine top(x, y)
  use shapes
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(base) :: p
  type(child) :: q
  real(8) :: y1, y2
  p%a = x
  q%a = x*2
  q%c = x
  call twice(p, x, y1)
  call twice(q, x, y2)
  y = y1*y2
end subroutine
subroutine top2(h, x, y)
  use holds
  implicit none
  type(holder), intent(inout) :: h
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  call work(h, x, y)
end subroutine
subroutine top3(x, y)
  use holds
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(holder) :: h
  call fill(h, x, 1)
  call work(h, x, y)
end subroutine
subroutine top4(x, y)
  use holds
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  class(base), allocatable :: b
  allocate(child :: b)
  b%a = x
  call twice(b, x, y)
  y = y*b%a
end subroutine
