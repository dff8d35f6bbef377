! A FINAL procedure that frees and nullifies what components of its argument point to touches nothing else.
module store
  implicit none
  type :: field
    real(8), pointer :: values(:) => null()
  end type
  type :: fields
    type(field), allocatable :: all(:)
    integer :: n = 0
  contains
    procedure :: reset
    final :: gone
  end type
contains
  subroutine gone(this)
    type(fields), intent(inout) :: this
    call this%reset()
  end subroutine
  subroutine reset(this)
    class(fields), intent(inout) :: this
    integer :: k
    this%n = 0
    if (.not. allocated(this%all)) return
    do k = 1, size(this%all)
      if (associated(this%all(k)%values)) then
        deallocate(this%all(k)%values)
        nullify(this%all(k)%values)
      end if
    end do
    deallocate(this%all)
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(fields) :: weights
    weights%n = 2
    allocate(weights%all(2))
    allocate(weights%all(2)%values(3))
    weights%all(2)%values = 2d0
    y = x*x*weights%all(2)%values(2)
  end subroutine
end module
