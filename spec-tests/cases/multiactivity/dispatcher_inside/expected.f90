! dotbar tangent --inside --specialize-activity --head 'uses%f(x)>(y)' in.f90
! What an object's type binds is asked in a module made for it, and called with two activity patterns: the sources have it once.
module base
  implicit none
  type, abstract :: model
    contains
    procedure(energy), deferred :: ar
  end type model
  abstract interface
    function energy(self, n, t) result(a)
      import model
      class(model), intent(in) :: self
      real(8), intent(in) :: n, t
      real(8) :: a
    end function energy
  end interface
end module base

module first
  use base, only: model
  implicit none
  type, extends(model) :: one
    real(8) :: k = 2
    contains
    procedure :: ar => ar_one
  end type one
contains
  function ar_one(self, n, t) result(a)
    class(one), intent(in) :: self
    real(8), intent(in) :: n, t
    real(8) :: a
    a = self%k*n*t
  end function ar_one

  function ar_one_d(self, n, nd, t, a) result(ad)
    class(one), intent(in) :: self
    real(8), intent(in) :: n, t
    real(8) :: a
    real(8) :: nd, ad
    ad = self%k*nd*t
    a = self%k*n*t
  end function ar_one_d

  function ar_one_d0(self, n, t, td, a) result(ad)
    class(one), intent(in) :: self
    real(8), intent(in) :: n, t
    real(8) :: a
    real(8) :: td, ad
    ad = self%k*n*td
    a = self%k*n*t
  end function ar_one_d0

  function ar_one_d1(self, n, nd, t, td, a) result(ad)
    class(one), intent(in) :: self
    real(8), intent(in) :: n, t
    real(8) :: a
    real(8) :: nd, td, ad
    ad = self%k*nd*t + self%k*n*td
    a = self%k*n*t
  end function ar_one_d1
end module first

module second
  use base, only: model
  implicit none
  type, extends(model) :: two
    real(8) :: k = 3
    contains
    procedure :: ar => ar_two
  end type two
contains
  function ar_two(self, n, t) result(a)
    class(two), intent(in) :: self
    real(8), intent(in) :: n, t
    real(8) :: a
    a = sin(self%k*n)*t
  end function ar_two

  function ar_two_d(self, n, nd, t, a) result(ad)
    class(two), intent(in) :: self
    real(8), intent(in) :: n, t
    real(8) :: a
    real(8) :: nd, ad
    ad = cos(self%k*n)*(self%k*nd)*t
    a = sin(self%k*n)*t
  end function ar_two_d

  function ar_two_d0(self, n, t, td, a) result(ad)
    class(two), intent(in) :: self
    real(8), intent(in) :: n, t
    real(8) :: a
    real(8) :: td, ad
    ad = sin(self%k*n)*td
    a = sin(self%k*n)*t
  end function ar_two_d0

  function ar_two_d1(self, n, nd, t, td, a) result(ad)
    class(two), intent(in) :: self
    real(8), intent(in) :: n, t
    real(8) :: a
    real(8) :: nd, td, ad
    ad = cos(self%k*n)*(self%k*nd)*t + sin(self%k*n)*td
    a = sin(self%k*n)*t
  end function ar_two_d1
end module second

module model_ar
  use base, only: model
  use second, only: two
  use first, only: one
contains
  function ar_of_model(self, n, t) result(a)
    class(model), intent(in) :: self
    real(8), intent(in) :: n
    real(8), intent(in) :: t
    real(8) :: a
    select type (self)
    class is (one)
      a = self%ar(n, t)
    class is (two)
      a = self%ar(n, t)
    class default
      error stop 'ar: the type of the object is not among the sources'
    end select
  end function ar_of_model

  function ar_of_model_d(self, n, nd, t, a) result(ad)
    use first, only: ar_one_d
    use second, only: ar_two_d
    class(model), intent(in) :: self
    real(8), intent(in) :: n
    real(8), intent(in) :: t
    real(8) :: a
    real(8) :: nd, ad
    select type (self)
    class is (one)
      ad = ar_one_d(self, n, nd, t, a)
    class is (two)
      ad = ar_two_d(self, n, nd, t, a)
    class default
      error stop 'ar: the type of the object is not among the sources'
    end select
  end function ar_of_model_d

  function ar_of_model_d0(self, n, t, td, a) result(ad)
    use first, only: ar_one_d0
    use second, only: ar_two_d0
    class(model), intent(in) :: self
    real(8), intent(in) :: n
    real(8), intent(in) :: t
    real(8) :: a
    real(8) :: td, ad
    select type (self)
    class is (one)
      ad = ar_one_d0(self, n, t, td, a)
    class is (two)
      ad = ar_two_d0(self, n, t, td, a)
    class default
      error stop 'ar: the type of the object is not among the sources'
    end select
  end function ar_of_model_d0

  function ar_of_model_d1(self, n, nd, t, td, a) result(ad)
    use first, only: ar_one_d1
    use second, only: ar_two_d1
    class(model), intent(in) :: self
    real(8), intent(in) :: n
    real(8), intent(in) :: t
    real(8) :: a
    real(8) :: nd, td, ad
    select type (self)
    class is (one)
      ad = ar_one_d1(self, n, nd, t, td, a)
    class is (two)
      ad = ar_two_d1(self, n, nd, t, td, a)
    class default
      error stop 'ar: the type of the object is not among the sources'
    end select
  end function ar_of_model_d1
end module model_ar

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
  end subroutine g

  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(one) :: a
    type(two) :: b
    real(8) :: z
    call g(a, x, z)
    call g(b, x, y)
    y = y*z
  end subroutine f

  subroutine g_d(m, x, xd, y, yd)
    use model_ar, only: ar_of_model_d, ar_of_model_d0, ar_of_model_d1
    class(model), intent(in) :: m
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: result, result0
    real(8) :: xd, yd, resultd, result0d
    resultd = 0.0d0
    result0d = 0.0d0
    yd = ar_of_model_d(m, x, xd, 2d0, y)
    resultd = ar_of_model_d0(m, 0.5d0, x, xd, result)
    result0d = ar_of_model_d1(m, x, xd, x, xd, result0)
    yd = (yd*result + y*resultd)*result0 + y*result*result0d
    y = y*result*result0
  end subroutine g_d

  subroutine f_d(x, xd, y, yd)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(one) :: a
    type(two) :: b
    real(8) :: z
    real(8) :: xd, yd, zd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    yd = 0.0d0
    zd = 0.0d0
    call g_d(a, x, xd, z, zd)
    call g_d(b, x, xd, y, yd)
    yd = yd*z + y*zd
    y = y*z
  end subroutine f_d
end module uses
