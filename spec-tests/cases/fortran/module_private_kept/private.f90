module phys
  use, intrinsic :: iso_fortran_env, only: wp => real64
  implicit none
  private
  public :: run, k0
  integer, parameter :: n0 = 3, nmax = 2*n0
  real(wp), parameter :: small = 1.0e-6_wp
  real(wp) :: k0 = 0.7_wp
  integer :: limit = 5
contains
  subroutine run(x, y)
    real(wp), intent(in) :: x(nmax)
    real(wp), intent(out) :: y
    integer :: i, k
    y = 0
    do i = 1, nmax
      k = pick(i)
      y = y + flux(x(k), k0)*weight(k)
    end do
    call scaleit(y, small)
  end subroutine run
  ! Which one is next.
  integer function pick(i)
    integer, intent(in) :: i
    pick = mod(2*i, nmax - 1) + 1
  end function pick
  real(wp) function weight(i)
    integer, intent(in) :: i
    weight = 1.0_wp/half(i)
  end function weight
  real(wp) function half(i)
    integer, intent(in) :: i
    half = i*0.5_wp
  end function half
  real(wp) function flux(a, b)
    real(wp), intent(in) :: a, b
    flux = a*a*b + sin(a)
  end function flux
  subroutine scaleit(y, s)
    real(wp), intent(inout) :: y
    real(wp), intent(in) :: s
    y = y*(1.0_wp + s*y)
  end subroutine scaleit
end module phys

subroutine top(x, y)
  use phys, only: run, k0
  implicit none
  real(8) :: x(6), y
  call run(x, y)
end subroutine top
