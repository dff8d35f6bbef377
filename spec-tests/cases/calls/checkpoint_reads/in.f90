function f1(n, x, y, a)
  integer :: n
  real*8 :: x, y, a(n), f1
  f1 = x
end function f1

subroutine p(n, x, xs, ys)
  integer :: n, i
  double precision :: x, t1, t2, t3, v(3), f1
  real*8 :: xs, ys
  do i = 1, n
    v(i) = xs
  end do
  t1 = v(1)
  t2 = 0.5
!$AD CHECKPOINT-START
  t3 = xs
  t1 = f1(n, t1, t2, v)
  ys = t2*xs
!$AD CHECKPOINT-END
  x = 1
end subroutine p
