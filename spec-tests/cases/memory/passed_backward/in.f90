! What a call of the backward sweep is passed has memory there, though no value of it is used (found by a random program: the object began
! anew in memory that was gone).
module parts
  implicit none
  type :: part
    real(8) :: a = 0.5d0
    real(8) :: b(2) = 0.25d0
  end type part
contains
  subroutine blend(p, q)
    type(part), intent(out) :: p
    type(part), intent(in) :: q
    p%a = q%a*q%b(1)
  end subroutine blend
end module parts

subroutine passed(x, y)
  use parts
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(part), allocatable :: all(:)
  type(part) :: one, two
  two%a = x*x
  two%b(1) = 3.0d0*x
  allocate(all(2))
  call blend(all(2), two)
  deallocate(all)
  call blend(one, two)
  y = one%a
end subroutine passed
