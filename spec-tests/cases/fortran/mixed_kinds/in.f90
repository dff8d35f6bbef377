module kinds
  integer, parameter :: wp = selected_real_kind(15, 307)
end module
module mixed
  use kinds
  use iso_fortran_env, only: qp => real128, dp => real64
  implicit none
  real(wp) :: s = 2.0_wp
  real(qp) :: q
contains
  subroutine g(n, x, y)
    integer :: n
    real(wp) :: x
    real(dp) :: y
    s = x*s + n
    q = real(x, qp)*q
    s = s*s*0.5_wp
    q = sqrt(q*q*s + real(n, kind=qp))
    y = s + q*q
  end subroutine
end module
