module m
  implicit none
  private
  integer, parameter :: wp = 8
  public :: f
  abstract interface
    subroutine tells(n)
      integer, intent(in) :: n
    end subroutine
    subroutine untold(x)
      import :: wp
      real(wp) :: x
    end subroutine
  end interface
contains
  subroutine f(g, x, y)
    procedure(tells) :: g
    real(wp) :: x, y
    call g(3)
    y = x*x
  end subroutine
end module
subroutine show(n)
  integer, intent(in) :: n
  if (n < 0) print *, n
end subroutine
