module means
contains
  subroutine weigh(f, g, h, e, x, s)
    interface
      real(8) function h(x)
        real(8), intent(in) :: x
      end function
      function e(x)
        real(8), intent(in) :: x
        real(8) :: e
      end function
      pure function f(x, k) result(r)
        integer, parameter :: dp = kind(1d0)
        real(dp), intent(in) :: x
        integer, intent(in) :: k
        real(dp) :: r
      end function
      subroutine g(v, w)
        real(8), intent(in) :: v(:)
        real(8), intent(out) :: w(:)
      end subroutine
    end interface
    real(8) :: x(:), s, w(size(x))
    integer :: k
    call g(x, w)
    s = 0.0d0
    do k = 1, size(x)
      s = s + f(w(k), k)*x(k) + h(w(k))*e(x(k))
    end do
  end subroutine
end module
module parts
contains
  pure real(8) function power(x, k)
    real(8), intent(in) :: x
    integer, intent(in) :: k
    power = x**k + x
  end function
  real(8) function wave(x)
    real(8), intent(in) :: x
    wave = sin(x)
  end function
  subroutine shift(v, w)
    real(8), intent(in) :: v(:)
    real(8), intent(out) :: w(:)
    w = v*cshift(v, 1)
  end subroutine
end module
subroutine top(n, x, s)
  use means
  use parts
  integer :: n
  real(8) :: x(n), s
  call weigh(power, shift, wave, wave, x, s)
end subroutine
