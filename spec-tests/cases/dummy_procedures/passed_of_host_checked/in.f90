! What internal procedures that are passed read and overwrite in their host: k is set for one, and counted by another.
subroutine f(n, x, y)
  integer :: n, k
  real*8 :: x(n), y
  k = 2
  y = twice(mapped, x(1))
  k = 3
  y = y + twice(mapped, x(2))*y
  k = 1
  y = y*x(k)
  call each(next, 2)
  y = y*x(k)
  k = 1
  y = y*x(k)*y
  call each(next, 1)
  y = y*x(k)**2
contains
  function mapped(z) result(r)
    real*8, intent(in) :: z
    real*8 :: r
    r = z*z*k
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
    r = g(z) + g(2*z)
  end function twice
  subroutine next(i)
    integer, intent(in) :: i
    k = mod(k, n) + 1
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
      call g(i)
    end do
  end subroutine each
end subroutine f
