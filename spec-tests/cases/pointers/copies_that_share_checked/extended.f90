module m
  type b
    real(8) :: u
  end type
  type, extends(b) :: c
    real(8), pointer :: p => null()
  end type
contains
  subroutine g(o, r)
    class(b), intent(inout) :: o
    real(8), intent(inout) :: r
    select type (o)
    type is (c)
      o%p = o%p*r
    class default
      o%u = o%u*r
    end select
    r = r + o%u
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    type(c) :: o, q
    type(b) :: k
    real(8), target :: w
    w = x(1)
    o%u = x(2)
    o%p => w
    q = o
    k%u = w
    y = x(2)
    call g(q, y)
    call g(k, y)
    y = y*w*o%p
  end subroutine
end module
