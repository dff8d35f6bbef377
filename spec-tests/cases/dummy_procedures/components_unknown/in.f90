! What a component that is a pointer to a procedure is associated with is not known: by a pointer to the object, by a procedure, as a whole.
module m
  implicit none
  type t
    procedure(fi), pointer, nopass :: f => null()
    real(8) :: c = 2
  end type
  abstract interface
    function fi(x) result(y)
      real(8), intent(in) :: x
      real(8) :: y
    end function
  end interface
contains
  function g(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    y = x*x
  end function
  function h(x) result(y)
    real(8), intent(in) :: x
    real(8) :: y
    y = x*x*x
  end function
  subroutine top(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(t), target :: o
    type(t), pointer :: p
    p => o
    o%f => g
    p%f => h
    call run(o, x, y)
  end subroutine
  subroutine run(me, x, y)
    type(t), intent(inout) :: me
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = me%f(x)
  end subroutine
  subroutine top2(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(t) :: o
    o%f => g
    call change(o)
    call run(o, x, y)
  end subroutine
  subroutine change(o)
    type(t), intent(inout) :: o
    o%f => h
  end subroutine
  subroutine top3(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(t) :: o, q
    o%f => g
    q%f => h
    o = q
    call run(o, x, y)
  end subroutine
  subroutine top4(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(t) :: o
    o = t(h, 3d0)
    call run(o, x, y)
  end subroutine
  subroutine top5(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(t) :: o
    o%f => g
    call run(o, x, y)
  end subroutine
end module
