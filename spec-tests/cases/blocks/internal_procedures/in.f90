! BLOCKs that have a module of their own, and objects that begin anew each time: they are internal procedures.
module duals
  implicit none
  type :: dual
    real(8) :: v = 0, d = 0
  end type
  interface assignment(=)
    procedure eqr
  end interface
  interface operator(*)
    procedure mul
  end interface
contains
  elemental subroutine eqr(res, inp)
    type(dual), intent(out) :: res
    real(8), intent(in) :: inp
    res%v = inp
    res%d = 0
  end subroutine
  elemental function mul(a, b) result(c)
    type(dual), intent(in) :: a, b
    type(dual) :: c
    c%v = a%v*b%v
    c%d = a%d*b%v + a%v*b%d
  end function
end module
module uses
  implicit none
contains
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    real(8) :: s, v
    integer :: i
    s = x(1)
    slope: block
      use duals
      type(dual) :: h, hx(n)
      integer :: k
      hx = x
      do i = 1, n
        hx(i)%d = 1
        h = s
        do k = 1, n
          h = h*hx(k)
        end do
        s = s + h%d*h%v
        hx(i)%d = 0
      end do
    end block slope
    v = s*x(n)
    block
      use duals, only: dual
      type(dual) :: e
      e%v = e%v + v
      v = e%v*e%d + e%v*x(1)
    end block
    y = v*s
  end subroutine
end module
