module m
  complex(8) :: state = (0.5d0, 0.25d0)
  complex(8) :: table(3)
contains
  complex(8) function f(z, t)
    complex(8), intent(in) :: z
    real(8), intent(in) :: t
    f = z*t + conjg(z)*aimag(z) + state*abs(z)
    state = state + f*(0.5d0, 0.25d0)
  end function
  subroutine twice(z, w)
    complex(8) :: z(2), w
    integer :: i
    do i = 1, 2
      z(i) = z(i)*w + real(z(i))
      table(i) = z(i)**i
    end do
    w = cmplx(abs(z(1)), -abs(z(2)), kind(1.0d0))
  end subroutine
end module
subroutine s(x, y)
  use m
  implicit none
  real(8) :: x(3), y(3)
  complex(8) :: a(2), w
  a(1) = cmplx(x(1), x(2), kind(1.0d0))
  a(2) = x(3)
  w = f(a(1), x(2)*x(3)) + f(conjg(a(1)), real(a(2)))
  call twice(a, w)
  y(1) = w
  y(2) = aimag(w)*real(table(2)) + real(f(w*a(2), x(1)))
  call twice(a, w)
  if (real(a(1)) > 0.0d0) w = w*aimag(a(2)) + f(w, 1.0d0)
  y(3) = abs(w - conjg(a(1)))
end subroutine
