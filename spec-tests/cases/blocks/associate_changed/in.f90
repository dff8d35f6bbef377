! What a name of ASSOCIATE stands for is evaluated once: it is not written out where that would be something else later.
module changes
  implicit none
  type part
    real(8) :: a(5)
    real(8), pointer :: p(:)
  end type part
contains
  subroutine under_a_name(s, x, y)
    type(part), intent(inout) :: s
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer :: i
    associate (h => s%a(1)*2d0, b => s%a)
      do i = 1, 2
        b(i) = x*x
        y = h*x
      end do
    end associate
  end subroutine under_a_name
  subroutine by_a_call(s, x, y)
    type(part), intent(inout) :: s
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    associate (b => s%p)
      call other(s)
      b(1) = x
      y = x*b(1)
    end associate
  end subroutine by_a_call
  subroutine other(s)
    type(part), intent(inout) :: s
    allocate (s%p(3))
    s%p = 1
  end subroutine other
  subroutine through_another(s, t, x, y)
    type(part), intent(inout) :: s, t
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    associate (h => s%p(1)*x)
      t%p(1) = 3*x
      y = h*x
    end associate
  end subroutine through_another
end module changes
