! dotbar adjoint --head 'model(res,mean)/(h,omega)' in.f90
module grid_mod_b
  use grid_mod
  real(wp) :: dxb, phib(0:10)
contains
  subroutine init_grid_b(h, hb)
    real(wp), intent(in) :: h
    integer :: i
    real(wp) :: hb
    dx = h/real(nx, wp)
    do i = nx, 0, -1
      dxb = dxb + pi*i*(cos(pi*i*dx)*phib(i))
      phib(i) = 0.0d0
    end do
    hb = hb + (1.0d0/real(nx, wp))*dxb
    dxb = 0.0d0
  end subroutine init_grid_b
end module grid_mod_b

module solver_mod_b
  use solver_mod
contains
  subroutine relax_b(niter, omega, omegab, res, resb)
    use grid_mod_b, only: phib, dxb
    integer, intent(in) :: niter
    real(wp), intent(in) :: omega
    real(wp), intent(inout) :: res
    real(wp) :: r
    integer :: it, i
    real(wp) :: result
    real(wp) :: omegab, resb, rb, resultb, result0b, tempb
    do it = 1, niter
      res = 0.0_wp
      do i = 1, nx - 1
        call pushreal8(result)
        result = source(phi(i), 0.1_wp, omega)
        call pushreal8(r)
        r = 0.5_wp*(phi(i - 1) + phi(i + 1) - dx**2*result) - phi(i)
        call pushreal8(phi(i))
        phi(i) = phi(i) + omega*r
        call pushreal8(res)
        res = max(res, abs(r))
      end do
    end do
    resultb = 0.0d0
    do it = niter, 1, -1
      do i = nx - 1, 1, -1
        call popreal8(res)
        tempb = resb
        resb = 0.0d0
        rb = 0.0d0
        if (res >= abs(r)) then
          resb = resb + tempb
        else if (r >= 0.0d0) then
          rb = rb + tempb
        else
          rb = rb - tempb
        end if
        call popreal8(phi(i))
        omegab = omegab + r*phib(i)
        rb = rb + omega*phib(i)
        call popreal8(r)
        phib(i - 1) = phib(i - 1) + 0.5_wp*rb
        phib(i + 1) = phib(i + 1) + 0.5_wp*rb
        dxb = dxb - 2.0d0*dx*(result*(0.5_wp*rb))
        resultb = resultb - dx**2*(0.5_wp*rb)
        phib(i) = phib(i) - rb
        call popreal8(result)
        result0b = resultb
        resultb = 0.0d0
        call source_b(phi(i), phib(i), 0.1_wp, omega, omegab, result0b)
      end do
      resb = 0.0d0
    end do
  end subroutine relax_b

  subroutine source_b(u, ub, offset, scale, scaleb, sb)
    real(wp), intent(in) :: u
    real(wp), intent(in) :: offset, scale
    real(wp) :: s
    real(wp) :: ub, scaleb, sb
    s = exp(-u*u)
    scaleb = scaleb + s*sb
    sb = scale*sb
    ub = ub - 2.0d0*u*(s*sb)
    sb = 0.0d0
  end subroutine source_b
end module solver_mod_b

subroutine model_b(h, hb, omega, omegab, res, resb, mean, meanb)
  use grid_mod, only: init => init_grid, phi, nx
  use solver_mod
  use grid_mod_b, only: dxb, phib, init_b => init_grid_b
  use solver_mod_b, only: relax_b
  implicit none
  real(wp), intent(in) :: h, omega
  real(wp), intent(inout) :: res, mean
  integer :: i
  interface
    real(8) function average(a, n)
      integer, intent(in) :: n
      real(8), intent(in) :: a(n)
    end function average
  end interface
  real(wp) :: hb, omegab, resb, meanb, resultb
  integer :: last
  ! Adjoint: sets the derivatives of h, omega from those of res, mean, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call init(h)
  do i = nx, 1, -2
  end do
  call pushinteger4(i - (-2))
  hb = 0.0d0
  omegab = 0.0d0
  dxb = 0.0d0
  phib = 0.0d0
  call popinteger4(last)
  do i = last, nx, -(-2)
    phib(i) = phib(i) + meanb/i
  end do
  resultb = meanb
  meanb = 0.0d0
  call average_b(phi(1:nx - 1), phib(1:nx - 1), nx - 1, resultb)
  call relax_b(3, omega, omegab, res, resb)
  call init_b(h, hb)
end subroutine model_b

subroutine average_b(a, ab, n, averageb)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  integer :: k
  real(8) :: ab(n), averageb
  averageb = averageb/n
  do k = n, 1, -1
    ab(k) = ab(k) + averageb
  end do
  averageb = 0.0d0
end subroutine average_b
