module tools
  implicit none
  private
  public :: weigh, norm
  real*8, public :: w
  real*8, parameter :: scale = 2.0d0
contains
  subroutine weigh(n, a, b)
    integer :: n
    real*8 :: a(n), b(n)
    b = half(a(1))*b + scale*a
    call lift(n, b, w)
  end subroutine weigh
  subroutine lift(n, b, by)
    integer :: n
    real*8 :: b(n), by
    b = b*by
  end subroutine lift
  real*8 function half(v)
    real*8 :: v
    half = 0.5d0*v*v
  end function half
  function norm(n, a) result(r)
    integer :: n
    real*8 :: a(n), r
    r = sum(a*a)
    r = sqrt(r)
  end function norm
end module tools

module driver
  use tools, only: mix => weigh, norm, w
  implicit none
contains
  subroutine run(n, x, c, cost)
    integer :: n
    real*8 :: x(n), c(n), cost, t(n), s(n)
    common /kept/ factor
    real*8 :: factor
    factor = 3.0d0
    t = 1.0d0
    s = 0.5d0
    call mix(n, x, t)
    call mix(n, b=s, a=c)
    call inside(t, cost)
    factor = x(1)
    call inside(s, t(1))
    cost = cost*norm(n, x) + t(1)*norm(n, c) + outer(c(1)) + outer(x(2))
  contains
    subroutine inside(v, r)
      real*8 :: v(n), r
      r = factor*sum(v) + own(v(1))*own(2.0d0)
    end subroutine inside
    real*8 function own(u)
      real*8 :: u
      own = u*u
    end function own
  end subroutine run
  real*8 function outer(u)
    real*8 :: u
    common /kept/ factor
    real*8 :: factor
    outer = factor*exp(u)
  end function outer
end module driver
