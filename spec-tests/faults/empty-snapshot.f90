! head p(x1,y)/(xa)
! input n integer 5
! input x1 real 0.71806740737509456
! input x2 real -1.2042215273841954
! input xa real array 0.58025143216678099 1.1558273413691837 -1.1325921303765085 0.99648669450438754 0.53923831816094425
! input y real undefined -0.23156369356767881
! input ya real array undefined -1.0689246598623325 -0.35794278236051641 0.40021139641660386 0.85645187595794225 -0.72021905714781109
subroutine p(n, x1, x2, xa, y, ya)
  implicit none
  integer :: n, i1
  real*8 :: x1, x2, xa(n), y, ya(n), v(0:4)
  v(1) = x2
  call s3(5, xa(1), x2, x1, xa, v(1), i1)
  y = xa(1)
end subroutine p

subroutine s3(n, p, q, r, a, s, k1)
  implicit none
  integer :: n, k1
  real*8 :: p, q, r, a(n), s(2), t2
  t2 = a(1)
  call s2(n, t2 - s(1), r, t2, a)
  t2 = t2/a(1)
end subroutine s3

subroutine s2(n, p, q, r, a)
  integer :: n, i
  double precision :: p, q, r, a(0:n - 1), v(5)
  do i = 1, 5
    v(i) = p
  end do
  q = sin(v(1))
  r = a(1)
end subroutine s2
