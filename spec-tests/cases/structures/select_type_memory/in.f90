module shp3
  implicit none
  type :: shape
    real(8) :: scale = 1
  end type
  type, extends(shape) :: square
    real(8) :: side
  end type
  type :: box
    class(shape), allocatable :: p
  end type
contains
  subroutine grow(self, x)
    class(shape), intent(inout) :: self
    real(8), intent(in) :: x
    select type (self)
    class is (square)
      self%side = self%side*x
    end select
    self%scale = self%scale*x
  end subroutine
  function val(self) result(v)
    class(shape), intent(in) :: self
    real(8) :: v
    v = self%scale
    select type (self)
    class is (square)
      v = v + self%side**2
    end select
  end function
  subroutine assigned(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), allocatable :: s
    type(square) :: q
    q%side = x
    q%scale = x
    s = q
    call grow(s, x)
    y = val(s)
  end subroutine
  subroutine sourced(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), allocatable :: s
    type(square) :: q
    q%side = x
    q%scale = x
    allocate(s, source=q)
    call grow(s, x)
    y = val(s)
  end subroutine
  subroutine given(b, x, y)
    type(box), intent(inout) :: b(2)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer :: i
    y = 0
    do i = 1, 2
      call grow(b(i)%p, x)
      y = y + val(b(i)%p)
    end do
  end subroutine
  subroutine pointed(q, x, y)
    type(square), intent(inout), target :: q
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), pointer :: p
    p => q
    call grow(p, x)
    y = val(p)
  end subroutine
  subroutine optional_one(x, y, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), intent(inout), optional :: s
    y = x
    if (present(s)) then
      call grow(s, x)
      y = y*val(s)
    end if
  end subroutine
  subroutine opt(q, x, y)
    type(square), intent(inout) :: q
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8) :: z
    call optional_one(x, z)
    call optional_one(z, y, q)
  end subroutine
  subroutine parent(q, x, y)
    type(square), intent(inout) :: q
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    call grow(q%shape, x)
    y = val(q)
    call grow(q, x)
    y = y*val(q%shape)
  end subroutine
end module
