module precision_mod
  implicit none
  integer, parameter :: sp = selected_real_kind(6), dp = selected_real_kind(15)
  integer, parameter :: wp = dp
  real(wp), parameter :: pi = 3.14159265358979323846_wp, tiny_val = epsilon(1.0_wp)
end module precision_mod
module grid_mod
  use precision_mod
  implicit none
  integer :: nx = 5
  real(wp) :: dx = 0.1_wp
  real(wp), dimension(0:10) :: phi
  real(wp), dimension(:), allocatable :: unused
contains
  subroutine init_grid(h)
    real(wp), intent(in) :: h
    integer :: i
    dx = h/real(nx, wp)
    do i = 0, nx
      phi(i) = sin(pi*i*dx)
    end do
  end subroutine init_grid
end module grid_mod
module solver_mod
  use precision_mod, only: wp, pi
  use grid_mod
  implicit none
contains
  subroutine relax(niter, omega, res)
    integer, intent(in) :: niter
    real(wp), intent(in) :: omega
    real(wp), intent(out) :: res
    real(wp) :: r
    integer :: it, i
    do it = 1, niter
      res = 0.0_wp
      do i = 1, nx - 1
        r = 0.5_wp*(phi(i-1) + phi(i+1) - dx**2*source(phi(i), 0.1_wp, omega)) - phi(i)
        phi(i) = phi(i) + omega*r
        res = max(res, abs(r))
      end do
    end do
  end subroutine relax
  function source(u, offset, scale) result(s)
    real(wp), intent(in) :: u
    real(wp), intent(in) :: offset, scale
    real(wp) :: s
    s = exp(-u*u)
    s = s*scale
    s = s + offset
  end function source
end module solver_mod
subroutine model(h, omega, res, mean)
  use grid_mod, only: init => init_grid, phi, nx
  use solver_mod
  implicit none
  real(wp), intent(in) :: h, omega
  real(wp), intent(out) :: res, mean
  integer :: i
  interface
    real(8) function average(a, n)
      integer, intent(in) :: n
      real(8), intent(in) :: a(n)
    end function average
  end interface
  call init(h)
  call relax(niter=3, res=res, omega=omega)
  mean = average(phi(1:nx-1), nx - 1)
  do i = nx, 1, -2
    mean = mean + phi(i)/i
  end do
end subroutine model
real(8) function average(a, n)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  integer :: k
  average = 0
  do k = 1, n
    average = average + a(k)
  end do
  average = average/n
end function average
