module m
  implicit none
  type s
    private
    procedure(func), pointer, nopass :: f => null()
    real(8) :: c
  end type s
  abstract interface
    function func(x) result(y)
      real(8), intent(in) :: x
      real(8) :: y
    end function func
  end interface
contains
  subroutine g(me, a, b)
    type(s), intent(inout) :: me
    real(8), intent(in) :: a
    real(8), intent(out) :: b
    b = a*a
    if (me%f(1.0d0) > 0) b = b*a
  end subroutine g
end module m
