! An abstract type that only users of the library extend: what it is to bind is nowhere, and no object here is of it.
module models
  implicit none
  type, abstract :: model
    real(8) :: c = 2d0
  contains
    procedure(value_of), deferred :: value
  end type
  type, extends(model) :: square
  contains
    procedure :: value => square_value
  end type
  type, abstract, extends(model) :: by_pieces
  contains
    procedure :: value => sum_of_pieces
    procedure(piece_of), deferred :: piece
  end type
  abstract interface
    function value_of(self, x) result(y)
      import :: model
      class(model), intent(in) :: self
      real(8), intent(in) :: x
      real(8) :: y
    end function
    function piece_of(self, x, k) result(y)
      import :: by_pieces
      class(by_pieces), intent(in) :: self
      real(8), intent(in) :: x
      integer, intent(in) :: k
      real(8) :: y
    end function
  end interface
contains
  function square_value(self, x) result(y)
    class(square), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: y
    y = self%c*x*x
  end function
  function sum_of_pieces(self, x) result(y)
    class(by_pieces), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: y
    integer :: k
    y = 0
    do k = 1, 3
      y = y + self%piece(x, k)
    end do
  end function
  subroutine f(m, x, y)
    class(model), intent(in) :: m
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = sin(m%value(x))
  end subroutine
  subroutine head(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(square) :: s
    call f(s, x, y)
  end subroutine
end module
