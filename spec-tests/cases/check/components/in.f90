! A head names components, one in another, also of an array of objects: the others are constants.
module parts
  implicit none
  type inner
    real(8) :: a(2), b
    integer :: k
  end type inner
  type outer
    type(inner) :: deep
    real(8) :: c
  end type outer
contains
  subroutine run(p, w, r)
    type(outer), intent(inout) :: p
    type(inner), intent(in) :: w(2)
    type(inner), intent(inout) :: r
    type(outer) :: q
    q = p
    q%deep%a = q%deep%a*w%b + q%c
    p%deep%a(1) = 0.0d0
    r%b = sum(q%deep%a**q%deep%k) + p%deep%a(2)*w(2)%b
    r%a = r%a*r%b
  end subroutine run
end module parts
