module m
  implicit none
  type s
    procedure(func), pointer :: f => null()
    real(8) :: c
  end type s
  abstract interface
    function func(me, x) result(y)
      import :: s
      class(s), intent(inout) :: me
      real(8), intent(in) :: x
      real(8) :: y
    end function func
  end interface
contains
  subroutine g(me, a, b)
    class(s), intent(inout) :: me
    real(8), intent(in) :: a
    real(8), intent(out) :: b
    b = me%f(a)
  end subroutine g
end module m
