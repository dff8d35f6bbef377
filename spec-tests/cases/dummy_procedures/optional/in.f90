! A dummy procedure that is OPTIONAL and declared by the name of its interface: its derivative is so, too.
module m
  implicit none
  abstract interface
    function fun(t) result(v)
      real(8), intent(in) :: t
      real(8) :: v
    end function
  end interface
contains
  function own(t) result(r)
    real(8), intent(in) :: t
    real(8) :: r
    r = t**2
  end function
  function other(t) result(r)
    real(8), intent(in) :: t
    real(8) :: r
    r = sin(t)
  end function
  function rot(x, f) result(r)
    real(8), intent(in) :: x
    procedure(fun), optional :: f
    real(8) :: r(2)
    if (present(f)) then
      r = f(x)
    else
      r = own(x)*x
    end if
  end function
  subroutine top(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = sum(rot(x))
  end subroutine
  subroutine top2(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = sum(rot(x))*sum(rot(x, other))
  end subroutine
end module
