! dotbar adjoint --head 'top(x)>(y)' in.f90
module colours_b
  use colours
  integer, parameter :: red = 2, orange = red + 1
  integer, parameter :: yellow = orange + 1
  integer, parameter :: violet = blue + 1
  integer, parameter :: zero = 0, one = zero + 1
contains
  subroutine top_b(x, xb, y, yb)
    real(8), intent(in) :: x(8)
    real(8), intent(inout) :: y
    real(8) :: w(orange:blue)
    integer :: k
    real(8) :: xb(8), yb, wb(orange:blue)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    w = x(1)
    w(yellow) = x(violet)*x(red)
    do k = one, orange
      select case (k)
      case (red)
        call pushreal8(w(orange))
        w(orange) = w(yellow)*x(k)
      case (one)
        call pushreal8(w(blue))
        w(blue) = x(k)**2
      case default
        call pushreal8(w(orange))
        w(orange) = w(orange)*x(orange)
      end select
    end do
    xb = 0.0d0
    wb = 0.0d0
    wb = wb + x(zero + 1)*yb
    xb(zero + 1) = xb(zero + 1) + sum(w)*yb
    yb = 0.0d0
    do k = orange, one, -1
      select case (k)
      case (red)
        call popreal8(w(orange))
        wb(yellow) = wb(yellow) + x(k)*wb(orange)
        xb(k) = xb(k) + w(yellow)*wb(orange)
        wb(orange) = 0.0d0
      case (one)
        call popreal8(w(blue))
        xb(k) = xb(k) + 2.0d0*x(k)*wb(blue)
        wb(blue) = 0.0d0
      case default
        call popreal8(w(orange))
        xb(orange) = xb(orange) + w(orange)*wb(orange)
        wb(orange) = x(orange)*wb(orange)
      end select
    end do
    xb(violet) = xb(violet) + x(red)*wb(yellow)
    xb(red) = xb(red) + x(violet)*wb(yellow)
    wb(yellow) = 0.0d0
    xb(1) = xb(1) + sum(wb)
  end subroutine top_b
end module colours_b
