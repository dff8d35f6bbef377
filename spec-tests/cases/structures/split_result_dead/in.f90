! Dual numbers under a class: functions that return objects, chosen by type, and called once for a whole run of the adjoint.
module hd
  implicit none
  type :: dual
    real(8) :: v = 0, d = 0
  end type
  interface assignment(=)
    procedure eq, eqr
  end interface
  interface operator(*)
    procedure mul
  end interface
contains
  elemental subroutine eq(res, inp)
    type(dual), intent(out) :: res
    type(dual), intent(in) :: inp
    res%v = inp%v
    res%d = inp%d
  end subroutine
  elemental subroutine eqr(res, inp)
    type(dual), intent(out) :: res
    real(8), intent(in) :: inp
    res%v = inp
    res%d = 0
  end subroutine
  elemental function mul(a, b) result(c)
    type(dual), intent(in) :: a, b
    type(dual) :: c
    c%v = a%v*b%v
    c%d = a%d*b%v + a%v*b%d
  end function
end module
module models
  use hd
  implicit none
  type, abstract :: model
    real(8) :: k = 2
  contains
    procedure(energy), deferred :: ar
    procedure :: slope
  end type
  abstract interface
    type(dual) function energy(self, n, t)
      import dual, model
      class(model) :: self
      type(dual), intent(in) :: n(:)
      type(dual), intent(in) :: t
    end function
  end interface
  type, extends(model) :: one
  contains
    procedure :: ar => ar_one
  end type
  type, extends(model) :: two
    real(8) :: c = 3
  contains
    procedure :: ar => ar_two
  end type
contains
  type(dual) function ar_one(self, n, t)
    class(one) :: self
    type(dual), intent(in) :: n(:)
    type(dual), intent(in) :: t
    ar_one = n(1)*t*t
    ar_one%d = ar_one%d*self%k
  end function
  type(dual) function ar_two(self, n, t)
    class(two) :: self
    type(dual), intent(in) :: n(:)
    type(dual), intent(in) :: t
    ar_two = n(2)*t*t*n(1)
    ar_two%d = ar_two%d*self%c
  end function
  subroutine slope(self, n, t, s)
    class(model), intent(in) :: self
    real(8), intent(in) :: n(:), t
    real(8), intent(out) :: s
    type(dual) :: dn(size(n)), dt, de
    call reset()
    dt%d = 1
    de = self%ar(dn, dt)
    s = de%d
  contains
    subroutine reset()
      dn = n
      dt = t
    end subroutine
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(one) :: a
    type(two) :: b
    real(8) :: s
    call a%slope(x(1:2), x(3), y)
    call b%slope(x(1:2), x(3), s)
    y = y*s
  end subroutine
end module
