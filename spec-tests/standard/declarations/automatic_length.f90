! An automatic string and an automatic array with bounds that a dummy string gives.
! standard: 7.4.4.2, 10.1.11
! head: f(x)>(y)
! set: s='abc'
subroutine f(s, x, y)
  implicit none
  character(*), intent(in) :: s
  real(8) :: x, y, t(len(s))
  character(len(s)+1) :: u
  u = s//'d'
  t(len(s)) = x*len(u)
  y = t(len(s))*x
end subroutine f
