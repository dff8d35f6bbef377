! Module variables that one procedure gives memory, others use, and one takes it from.
module store
  implicit none
  real(8), allocatable :: w(:), table(:)
contains
  subroutine setup(n)
    integer, intent(in) :: n
    allocate(w(n), table(n))
    w = 0.5d0
    table = 2.0d0
  end subroutine setup
  subroutine fill(n, x)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    w = w*x*table
  end subroutine fill
  subroutine finish
    deallocate(w)
    deallocate(table)
  end subroutine finish
end module store
subroutine f(n, x, y)
  use store
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  call setup(n)
  call fill(n, x)
  y = sum(w*w)
  call fill(n, x)
  y = y*w(1)
  call finish
end subroutine f
