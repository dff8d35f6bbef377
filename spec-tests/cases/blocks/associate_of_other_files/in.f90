! What the names of an ASSOCIATE stand for has subscripts that are constants of a module, and components whose memory comes from
! ALLOCATE: they can be written out although procedures are called. Both are known once all files are read.
module fluxes
  use data_types
  implicit none
contains
  subroutine total(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
  subroutine flux(n, par, prog, q)
    integer, intent(in) :: n
    type(var_dlength), intent(in) :: par
    type(var_dlength), intent(inout) :: prog
    real(8), intent(out) :: q
    real(8) :: z
    integer :: i
    outer: associate (k_snow => par%var(look%k_snow)%dat(1), mw_exp => par%var(look%mw_exp)%dat(1), &
                      ice => prog%var(look%ice)%dat(1:n), water => prog%var(1)%dat)
      call total(n, ice, z)
      q = k_snow*z
      do i = 1, n
        q = q + ice(i)**2*mw_exp
        water(i) = q*k_snow
      end do
      do concurrent (i = 1:n, water(i) > 0.5d0)
        water(i) = water(i)*ice(i)
      end do
      associate (first => water(1), par => par%var(look%ice))
        call total(n, water(1:n), z)
        q = q + z*first*par%dat(n)
      end associate
    end associate outer
  end subroutine
end module
subroutine top(n, x, q)
  use fluxes
  use data_types
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: q
  type(var_dlength) :: par, prog
  integer :: i
  allocate(par%var(3), prog%var(3))
  do i = 1, 3
    allocate(par%var(i)%dat(n), prog%var(i)%dat(n))
    par%var(i)%dat = x*i
    prog%var(i)%dat = cos(x)
  end do
  call flux(n, par, prog, q)
end subroutine
! The target of a pointer component may be another one behind a call.
subroutine pointed(x, q)
  use data_types
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: q
  type(view) :: a
  real(8), target :: t(2)
  a%there => t
  t = x
  associate (first => a%there(1))
    call elsewhere(a)
    q = first*x
  end associate
contains
  subroutine elsewhere(a)
    type(view), intent(inout) :: a
    allocate(a%there(2))
    a%there = 0
  end subroutine
end subroutine
