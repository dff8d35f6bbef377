module consts
  implicit none
  real(8), parameter :: third = 1d0/3
  real(8) :: gain = 3
end module consts
module flow
  use consts, only : wow => third
  implicit none
  private
  public :: run, g
  interface
    real(8) module function slope(t)
      real(8), intent(in) :: t
    end function slope
    module subroutine arr(n, y, x)
      integer, intent(in) :: n
      real(8) :: x(n), y(:)
    end subroutine
  end interface
  interface g
    module function ga(t) result(r)
      real(8) :: t, r
    end function
    module function gb(t) result(r)
      real(8) :: t(:), r
    end function
  end interface
contains
  subroutine run(n, x, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    real(8) :: y(n)
    call arr(n, y, x)
    s = g(y(1))*slope(y(2)) + g(y)*wow + sum(y)
  end subroutine
  module procedure gb
    r = sum(t**2)
  end procedure
end module flow
submodule (flow) one
  use consts
  implicit none
contains
  module procedure arr
    y(1) = x(2)*third
    y(2) = third*loc(x)
    y(3:n) = x(3:n)
    block
      real(8) :: q
      integer :: i
      do concurrent (i = 1:2)
        y(i) = y(i)*x(i)
      end do
      associate (z => x(3))
      q = z
      i = 3
      y(i) = q*y(i)
      end associate
    end block
  end procedure
  real(8) function loc(q)
    real(8) :: q(:)
    loc = q(1)*q(3)
  end function
end submodule
submodule (flow) two
contains
  module procedure slope
    slope = t**2
  end procedure
  module procedure ga
    r = sin(t)
  end procedure
end submodule
