! Parts of complex variables, z%re and z%im: read, set, of elements, of arrays, of components, under a mask, in a loop.
module kept
  implicit none
  type :: wave
    complex(8) :: amplitude
    complex(8) :: rough(2)
    real(8) :: re                           ! a component of that name
  end type
contains
  subroutine turned(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y(3)
    complex(8) :: z, w(3)
    type(wave) :: v(2)
    integer :: i, k(3)
    k = [2, 3, 1]
    z = 0
    z%re = x(1)
    z%im = x(2)*z%re
    w = exp(z)
    w%im = w%im*x
    v%re = x(3)
    v(2)%amplitude = w(1)
    v(2)%amplitude%im = z                   ! its real part
    v(2)%amplitude%re = v(1)%re*v(2)%amplitude%im
    v(1)%rough = w(2:3)
    v(1)%rough(2)%re = 3
    do i = 1, 3
      w(k(i))%re = w(i)%re*w(k(i))%im + v(2)%amplitude%re
      if (w(i)%re > 0.5d0) w(i)%im = sin(w(i)%re)
    end do
    where (w%re < 1.0d0) w%re = w%re**2
    y = w%re*w%im
    y(1) = y(1) + v(1)%rough(2)%im
  end subroutine
  real(8) function part(z)
    complex(8), intent(in) :: z
    part = z%re*z%im
  end function
  subroutine called(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    complex(8) :: z
    z = 0
    z%im = x
    z%re = part((2.0_8, 1.0_8)*z%im)
    y = part(z)
  end subroutine
end module
