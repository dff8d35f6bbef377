module m
  implicit none
  type :: work
    real(8) :: t(3) = 0
    integer :: n = 3
  end type
  type, extends(work) :: more
    real(8) :: u
  end type
contains
  subroutine inner(w, x, y)
    class(work), intent(inout) :: w
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: i
    w%t(1) = x
    select type (w)
    class is (more)
      w%u = x*y
    end select
    y = y + sum(w%t)
    select type (q => w)
    type is (more)
      y = y*q%u
    end select
  end subroutine
  subroutine top(w, x, y)
    class(work), intent(inout) :: w
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    call inner(w, x, y)
    call inner(w, y, y)
    w%t = 0
  end subroutine
  subroutine run(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(more) :: w
    w%u = x
    call top(w, x, y)
    y = y*w%u
  end subroutine
end module
