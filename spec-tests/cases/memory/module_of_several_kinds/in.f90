module k
  integer, parameter :: wp = selected_real_kind(15, 307)
end module
module m
  use k
  use iso_fortran_env, only: sp => real32, qp => real128
  implicit none
  real(wp), allocatable :: v(:)
  real(sp) :: s = 2.0_sp
  real(qp) :: q
contains
  subroutine f(x, y)
    real(wp) x, y
    v(1) = x*x
    s = real(x*s, sp)
    q = x*q
    s = s*s
    y = v(1) + s + real(q*q, wp)
  end subroutine
  subroutine g(x, y)
    real(wp) x, y
    s = real(x*s, sp)
    q = x*q
    s = s*s*0.5
    q = q*q*s
    y = s + real(q*q, wp)
  end subroutine
end module
