! head p(y)/(xa)
! input n integer 4
! input x1 real 0.49320642271044574
! input xa real array -0.7771339481800652 0.94778076500936792 0.30439189809118417 -0.62328130315006169
! input y real undefined -1.234590854732047
subroutine p(n, x1, xa, y)
  implicit none
  double precision :: t3, t4, v(4), mix, sf, sg, za, zb
  integer, intent(in) :: n
  double precision, intent(inout) :: x1
  double precision, intent(inout) :: xa(n)
  real*8, intent(out) :: y
  sf(za) = za*sin(za)
  sg(za, zb) = sf(zb) - sin(za)
  y = sg(0.7d0, 3.0d0)
end subroutine p
