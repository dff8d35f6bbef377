module flow
  implicit none
  type pt
    real(8) :: v
  end type
  interface
    module subroutine arr(n, y, x, p)
      integer, intent(in) :: n
      real(8) :: x(n), y(:)
      type(pt) :: p(2)
    end subroutine
  end interface
end module flow
submodule (flow) one
contains
  module procedure arr
    integer :: i
    associate (z => x(3))
      y(3) = z*y(3)*p(1)%v
    end associate
    do concurrent (i = 1:2)
      y(i) = y(i)*x(i)
    end do
    forall (i = 1:2) y(i) = y(i)**2
  end procedure
end submodule
