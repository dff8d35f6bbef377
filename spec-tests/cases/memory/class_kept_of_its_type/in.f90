! Memory that is put back behind a call stays of the type that it is of: given again it would be of the declared one.
module m
  implicit none
  type :: base
    real(8) :: s = 0.5d0
    real(8) :: w(3) = 0.25d0
  contains
    procedure :: grow
  end type
  type, extends(base) :: more
  contains
    procedure :: grow => grow_more
  end type
contains
  subroutine grow(self, by)
    class(base), intent(inout) :: self
    real(8), intent(inout) :: by
    self%s = self%s*by
    self%w = self%w*self%s + by
    by = by + self%s*self%w(2)
  end subroutine
  subroutine grow_more(self, by)
    class(more), intent(inout) :: self
    real(8), intent(inout) :: by
    self%s = self%s*sin(by)
    self%w = self%w*self%s + 3*by
    by = by + self%s*self%w(2)**2
  end subroutine
  subroutine own(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(base), allocatable :: k
    y = x
    if (x > 0.1d0) then
      allocate (more :: k)
    else
      allocate (k)
    end if
    k%s = x
    call k%grow(y)
    call k%grow(y)
  end subroutine
  subroutine step(k, y)
    class(base), intent(inout) :: k
    real(8), intent(inout) :: y
    call k%grow(y)
    call k%grow(y)
  end subroutine
  subroutine passed(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(base), allocatable :: k
    y = x
    if (x > 0.1d0) then
      allocate (more :: k)
    else
      allocate (k)
    end if
    k%s = x
    call step(k, y)
    call step(k, y)
    y = y*k%w(1)
  end subroutine
  subroutine replaced(k, y)
    class(base), allocatable, intent(inout) :: k
    real(8), intent(inout) :: y
    call k%grow(y)
    y = y*k%s
  end subroutine
  subroutine again(x, y)  ! it is passed for an ALLOCATABLE argument, and keeps its memory
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(base), allocatable :: k
    y = x
    allocate (more :: k)
    call replaced(k, y)
    call replaced(k, y)
  end subroutine
  subroutine anew(k, y)
    class(base), allocatable, intent(inout) :: k
    real(8), intent(inout) :: y
    call k%grow(y)
    if (y > 2) then
      deallocate (k)
      allocate (k)
    end if
  end subroutine
  subroutine refused(x, y)  ! the procedure may give it other memory
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(base), allocatable :: k
    y = x
    allocate (more :: k)
    call anew(k, y)
    call anew(k, y)
  end subroutine
end module
