! dotbar tangent --head 'flux(par,prog)>(prog,q)' --head 'unknown(x,y)>(y)' in.f90 types.f90 unknown.f90 cells.f90
module fluxes_d
  use fluxes
contains
  subroutine total_d(n, x, xd, y, yd)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    real(8) :: xd(n), yd
    yd = sum(2.0d0*x*xd)
    y = sum(x**2)
  end subroutine total_d

  subroutine flux_d(n, par, pard, prog, progd, q, qd)
    integer, intent(in) :: n
    type(var_dlength), intent(in) :: par
    type(var_dlength), intent(inout) :: prog
    real(8), intent(inout) :: q
    real(8) :: z
    integer :: i
    integer :: i0
    type(var_dlength) :: pard, progd
    real(8) :: qd, zd
    ! Tangent: the derivatives of prog, q are computed from those of par, prog, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    zd = 0.0d0
    call total_d(n, prog%var(look%ice)%dat(1:n), progd%var(look%ice)%dat(1:n), z, zd)
    qd = pard%var(look%k_snow)%dat(1)*z + par%var(look%k_snow)%dat(1)*zd
    q = par%var(look%k_snow)%dat(1)*z
    do i = 1, n
      qd = qd + (2.0d0*prog%var(look%ice)%dat(i)*progd%var(look%ice)%dat(i)* &
          par%var(look%mw_exp)%dat(1) + prog%var(look%ice)%dat(i)**2*pard%var(look%mw_exp)%dat(1))
      q = q + prog%var(look%ice)%dat(i)**2*par%var(look%mw_exp)%dat(1)
      progd%var(1)%dat(i) = qd*par%var(look%k_snow)%dat(1) + q*pard%var(look%k_snow)%dat(1)
      prog%var(1)%dat(i) = q*par%var(look%k_snow)%dat(1)
    end do
    do i0 = 1, n
      if (prog%var(1)%dat(i0) > 0.5d0) then
        progd%var(1)%dat(i0) = progd%var(1)%dat(i0)*prog%var(look%ice)%dat(i0) + &
            prog%var(1)%dat(i0)*progd%var(look%ice)%dat(i0)
        prog%var(1)%dat(i0) = prog%var(1)%dat(i0)*prog%var(look%ice)%dat(i0)
      end if
    end do
    call total_d(n, prog%var(1)%dat(1:n), progd%var(1)%dat(1:n), z, zd)
    qd = qd + ((zd*prog%var(1)%dat(1) + z*progd%var(1)%dat(1))*par%var(look%ice)%dat(n) + z* &
        prog%var(1)%dat(1)*pard%var(look%ice)%dat(n))
    q = q + z*prog%var(1)%dat(1)*par%var(look%ice)%dat(n)
  end subroutine flux_d
end module fluxes_d

! Of a type whose definition is not there nobody knows what is a pointer.
subroutine unknown_d(x, xd, y, yd)
  use nowhere, only: thing, change
  use cells
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  type(thing) :: a
  real(8) :: z
  real(8) :: xd, yd
  ! Tangent: the derivatives of y are computed from those of x, y, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  associate (e => a%v(1))
    call change(a)
    z = e
  end associate
  yd = yd*x + y*xd
  y = y*x
end subroutine unknown_d
