! What an object's type binds is asked in a module made for it, and called with two activity patterns: the sources have it once.
module base
  implicit none
  type, abstract :: model
  contains
    procedure(energy), deferred :: ar
  end type
  abstract interface
    function energy(self, n, t) result(a)
      import model
      class(model), intent(in) :: self
      real(8), intent(in) :: n, t
      real(8) :: a
    end function
  end interface
end module
module first
  use base, only: model
  implicit none
  type, extends(model) :: one
    real(8) :: k = 2
  contains
    procedure :: ar => ar_one
  end type
contains
  function ar_one(self, n, t) result(a)
    class(one), intent(in) :: self
    real(8), intent(in) :: n, t
    real(8) :: a
    a = self%k*n*t
  end function
end module
module second
  use base, only: model
  implicit none
  type, extends(model) :: two
    real(8) :: k = 3
  contains
    procedure :: ar => ar_two
  end type
contains
  function ar_two(self, n, t) result(a)
    class(two), intent(in) :: self
    real(8), intent(in) :: n, t
    real(8) :: a
    a = sin(self%k*n)*t
  end function
end module
module uses
  use base, only: model
  use first, only: one
  use second, only: two
  implicit none
contains
  subroutine g(m, x, y)
    class(model), intent(in) :: m
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = m%ar(x, 2d0)
    y = y*m%ar(0.5d0, x)*m%ar(x, x)
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(one) :: a
    type(two) :: b
    real(8) :: z
    call g(a, x, z)
    call g(b, x, y)
    y = y*z
  end subroutine
end module
