subroutine f(u, n, r)
  implicit none
  real*8 :: u, n, r
  call g(u, n, r)
  r = r*n
end subroutine f
subroutine g(u, n, r)
  implicit none
  real*8 :: u, n, r
  r = u*n + sin(u)
end subroutine g
subroutine solve(u, n, r)
  implicit none
  real*8 :: u, n, r, t
  real*8, parameter :: c = 3.0d0
  call f(u, n, r)
  !$AD SPECIALIZE
  call f(r, 2.0d0, t)
  call f(c, t, r)
  t = 4.0d0
  call f(c, t, t)
  r = r + t
end subroutine solve
