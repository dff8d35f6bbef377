! head p(ya)/(xa)
! input n integer 3
! input x1 real -0.77959590813976698
! input x2 real 1.0135634489232037
! input xa real array 0.57660454311111631 0.7343203513257246 0.79409264356832177
! input k integer array 1 3 2
! input m integer 3
! input y real undefined -0.4406817447111524
! input ya real array undefined 0.28306977314905968 0.29706883635265813 0.51537442435406167
subroutine p(n, x1, x2, xa, k, m, y, ya)
  integer :: n, k(3), m, i, j, l, i1, i2, kl(3), is
  integer*2 :: i3
  integer*8 :: ll
  real*8 :: x1, x2, xa(n), y, ya(n), t1, t2, t3, c(3, 2), w(2), mix, f1
  do i = 1, n
    ya(i) = 0.7d0
  end do
  i3 = m
  select case (i3)
  case (2)
  case default
    if (t1 > c(1, 1)) ya(i3) = c(i1, 2) + 2.0d0
  case (3, 4:)
    i3 = 1
  end select
end subroutine p
