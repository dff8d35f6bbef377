! FORALL over arrays of a module that may be read under another name, or where they are stored.
module d
  real*8, target :: t(10)
  real*8 :: e(10), f(10)
  equivalence (e, f(2))
  real*8, pointer :: p(:)
  real*8 :: b(10), c(10)
  common /blk/ b, c
end module d
subroutine pointed(x, y)
  use d
  real*8 :: x(10), y(10)
  integer :: i
  t = x
  p => t
  forall (i = 1:9) t(i+1) = p(i)*x(i)
  y = t
end subroutine pointed
subroutine overlaid(x, y)
  use d
  real*8 :: x(10), y(10)
  integer :: i
  f = x
  forall (i = 1:9) e(i) = f(i)*x(i)
  y = e
end subroutine overlaid
subroutine overlap(x, y)
  use d
  real*8 :: x(10), y(10)
  integer :: i
  t = x
  forall (i = 1:9) t(i+1) = t(i)*x(i)
  y = t
end subroutine overlap
subroutine common(x, y)
  use d
  real*8 :: x(10), y(10)
  real*8 :: g(20)
  common /blk/ g
  integer :: i
  b = x
  forall (i = 1:9) b(i+1) = g(i)*x(i)
  y = b
end subroutine common
