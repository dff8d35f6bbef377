! dotbar adjoint --no-inlining --head 'top(y)/(x,k0)' private.f90
module phys_b
  use phys
  use, intrinsic :: iso_fortran_env, only: wp => real64
  integer, parameter :: n0 = 3, nmax = 2*n0
  real(wp), parameter :: small = 1.0e-6_wp
  real(wp) :: k0b
contains
  subroutine run_b(x, xb, y, yb)
    real(wp), intent(in) :: x(nmax)
    real(wp), intent(inout) :: y
    integer :: i, k
    real(wp) :: result, result0
    real(wp) :: xb(nmax), yb, resultb, result1b
    y = 0
    do i = 1, nmax
      k = pick(i)
      result = flux(x(k), k0)
      call pushreal8(result0)
      result0 = weight(k)
      y = y + result*result0
    end do
    resultb = 0.0d0
    call scaleit_b(y, yb, small)
    do i = nmax, 1, -1
      k = pick(i)
      resultb = resultb + result0*yb
      call popreal8(result0)
      result1b = resultb
      resultb = 0.0d0
      call flux_b(x(k), xb(k), k0, k0b, result1b)
    end do
    yb = 0.0d0
  end subroutine run_b

  subroutine flux_b(a, ab, b, bb, fluxb)
    real(wp), intent(in) :: a, b
    real(wp) :: ab, bb, fluxb
    ab = ab + 2.0d0*a*(b*fluxb)
    bb = bb + a*a*fluxb
    ab = ab + cos(a)*fluxb
    fluxb = 0.0d0
  end subroutine flux_b

  subroutine scaleit_b(y, yb, s)
    real(wp), intent(inout) :: y
    real(wp), intent(in) :: s
    real(wp) :: yb
    yb = (1.0_wp + s*y)*yb + s*(y*yb)
  end subroutine scaleit_b

  ! Which one is next.
  integer function pick(i)
    integer, intent(in) :: i
    pick = mod(2*i, nmax - 1) + 1
  end function pick

  real(wp) function weight(i)
    integer, intent(in) :: i
    real(wp) :: result
    result = half(i)
    weight = 1.0_wp/result
  end function weight

  real(wp) function half(i)
    integer, intent(in) :: i
    half = i*0.5_wp
  end function half

  real(wp) function flux(a, b)
    real(wp), intent(in) :: a, b
    flux = a*a*b + sin(a)
  end function flux
end module phys_b

subroutine top_b(x, xb, y, yb)
  use phys_b, only: k0b, run_b
  implicit none
  real(8) :: x(6), y
  real(8) :: xb(6), yb
  ! Adjoint: sets the derivatives of x, k0 from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  k0b = 0.0d0
  call run_b(x, xb, y, yb)
end subroutine top_b
