module m
  abstract interface
    real function shape(x)
      real, intent(in) :: x
    end function shape
  end interface
  procedure(shape) :: ext
  procedure(shape), pointer :: p => null()
  procedure(real), pointer, save :: q
  procedure(), pointer :: r
contains
  subroutine s(f, y)
    procedure(shape) :: f
    real y
    p => f
    y = p(y) + f(y) + ext(1.0)
  end subroutine s
end module m
