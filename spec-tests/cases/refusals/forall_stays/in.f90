! FORALL that loops would not say: values of elements that were stored before are needed, or may be, beside a mask or of unknown bounds.
subroutine shifted(n, x, y, p, b)
  implicit none
  integer :: n, i, k(n)
  real*8 :: x(n), y(n), c(10), d(10)
  real*8, target :: b(n)
  real*8, pointer :: p(:)
  real*8 :: h(10)
  common /shared/ h
  equivalence (c, d)
  forall (i = 2:n) x(i) = x(i - 1) + y(i)
  forall (i = 1:n, x(n + 1 - i) > 0.0d0) x(i) = y(i)
  forall (i = 1:n) b(i) = p(n + 1 - i)*y(i)
  forall (i = 1:n)
    y(i) = x(i)
    x(i) = y(n + 1 - i)
    y(k(i)) = c(i)
  end forall
  forall (i = 1:n) c(i) = d(n + 1 - i)
  associate (q => y)
    forall (i = 1:n) q(i) = y(n + 1 - i)
  end associate
  block
    forall (i = 1:n) c(i) = d(n + 1 - i)
    y(1) = y(1) + c(1)
  end block
  call inner()
  if (n > 3) forall (i = 1:n) y(i) = x(i)
contains
  subroutine inner()
    integer :: j
    real*8 :: g(10)
    common /shared/ g
    forall (j = 2:n) g(j) = h(j - 1)*y(j)
    forall (j = 1:n, h(n + 1 - j) > 0.0d0) g(j) = -y(j)
    y(1) = y(1) + g(1)
    call goes_on()
    c = x(:10)
    forall (j = 1:n) c(j) = d(n + 1 - j)
    y(:10) = y(:10) + c
  end subroutine inner
  subroutine goes_on()
    integer :: j
    real*8 :: q(10), g(10), over(20)
    common /two/ q, g
    equivalence (over, q)
    forall (j = 2:n) g(j) = over(j + 9)*y(j)
    y(1) = y(1) + g(2)
  end subroutine goes_on
end subroutine shifted
