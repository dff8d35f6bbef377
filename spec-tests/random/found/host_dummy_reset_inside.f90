! head p(y)/(x1,xa)
! input x1 real 0.32239194677267569
! input xa real 0.31387855197767395
! input y real undefined -1.2059398066910412
subroutine p(x1, xa, y)
  real*8 :: x1, xa, y, t1, t3
  integer :: j
  t1 = x1
  do j = 1, 2
    t3 = t1
    call s1(t1, xa)
  end do
  y = sin(t3)*xa
end subroutine p
subroutine s1(q, s)
  real*8 :: q, s, t1
  t1 = 3.0d0
  call in1(s)
contains
  subroutine in1(a)
    real*8, intent(in) :: a
    q = t1**3
  end subroutine in1
end subroutine s1
