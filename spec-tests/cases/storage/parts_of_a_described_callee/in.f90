module mi
  interface
    function f1(x, o1) result(res)
      double precision :: x, res
      real*8, optional :: o1
    end function f1
  end interface
end module mi
subroutine p(x, y)
  implicit none
  real*8 :: x(4), y, c(4, 2)
  c(:, 1) = x
  c(:, 2) = 2*x
  call s1(x(1), c(1, 1), c(1, 1), 2)
  y = c(1, 1) + c(2, 1)*c(1, 2)
end subroutine p
recursive subroutine s1(p, a, e2, lev)
  use mi
  implicit none
  integer :: lev
  real*8 :: p, a(4), e2(2), t1, dc
  dc = 1
  t1 = f1(dc, p)
  if (lev > 0) call s1(p*0.5d0, a, e2, lev - 1)
  a(lev + 1) = p*e2(1)*t1
end subroutine s1
function f1(x, o1) result(res)
  implicit none
  double precision :: x, res
  real*8, optional :: o1
  res = x
  if (present(o1)) res = res*2
end function f1
