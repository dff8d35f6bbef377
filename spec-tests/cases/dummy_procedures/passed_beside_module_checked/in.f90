! A procedure that is passed reads a variable of its module, which what calls it sets between its calls.
module m
  integer :: kk = 1
contains
  function mapped(z) result(r)
    real*8, intent(in) :: z
    real*8 :: r
    r = z*z*kk
  end function mapped
  function twice(g, z) result(r)
    interface
      function g(z) result(v)
        real*8, intent(in) :: z
        real*8 :: v
      end function g
    end interface
    real*8, intent(in) :: z
    real*8 :: r
    r = g(z)
    kk = 5
    r = r + g(2*z)
    kk = 2
  end function twice
  subroutine next(i)
    integer, intent(in) :: i
    kk = kk + i
  end subroutine next
  subroutine each(g, m)
    interface
      subroutine g(i)
        integer, intent(in) :: i
      end subroutine g
    end interface
    integer, intent(in) :: m
    integer :: i
    do i = 1, m
      call g(1)
    end do
  end subroutine each
end module m
subroutine f(n, x, y)
  use m
  integer :: n
  real*8 :: x(n), y
  kk = 2
  y = twice(mapped, x(1))
  kk = 3
  y = y + twice(mapped, x(2))*y
  kk = 1
  y = y*x(kk)
  call each(next, 2)
  y = y*x(kk)
  kk = 1
  y = y*x(kk)*y
  call each(next, 1)
  y = y*x(kk)**2
end subroutine f
