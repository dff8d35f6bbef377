module cells
  implicit none
  integer :: kmod = 1
  real(8), pointer :: p(:)
  type cell
    real(8), allocatable :: v(:)
    integer :: n
  end type
  type(cell), parameter :: fixed = cell(null(), 1)
contains
  subroutine step()
    kmod = kmod + 1
  end subroutine
  subroutine repoint()
    allocate(p(3))
    p = 2
  end subroutine
end module
