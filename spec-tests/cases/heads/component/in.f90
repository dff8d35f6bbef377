module types
  implicit none
  type control_t
    real(8), allocatable :: x(:)
    real(8) :: scale = 2
    integer :: n = 3
  end type
  type par_t
    type(control_t) :: control
    real(8) :: k(3)
  end type
  type res_t
    real(8) :: cost
    real(8), allocatable :: y(:)
  end type
end module
module model
  use types
  implicit none
contains
  subroutine run(p, r)
    type(par_t), intent(inout) :: p
    type(res_t), intent(inout) :: r
    integer :: i
    if (.not. allocated(r%y)) allocate(r%y(p%control%n))
    do i = 1, p%control%n
      r%y(i) = sin(p%control%x(i))*p%control%scale + p%k(i)**2
    end do
    r%cost = sum(r%y**2)
  end subroutine
  subroutine go(n, x, y)
    integer, intent(in) :: n
    real(8), allocatable, intent(in) :: x(:)
    real(8), allocatable, intent(out) :: y(:)
    allocate(y(n))
    y = x**2
  end subroutine
end module
