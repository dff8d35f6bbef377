! External procedures that must know their interface, which the host describes: its internal procedures describe their derivatives.
subroutine scaled(n, x, y, w)
  integer, intent(in) :: n
  real*8, intent(in) :: x(n)
  real*8, intent(out) :: y(n)
  real*8, intent(in), optional :: w
  integer :: i
  do i = 1, n
    y(i) = x(i)**2
    if (present(w)) y(i) = y(i)*w
  end do
end subroutine scaled

real*8 function area(a, b)
  real*8, intent(in) :: a
  real*8, intent(in), optional :: b
  area = a*a
  if (present(b)) area = area*b
end function area

subroutine top(n, x, y, z)
  integer, intent(in) :: n
  real*8 :: x(n), y(n), z(n)
  interface
    subroutine scaled(n, x, y, w)
      integer, intent(in) :: n
      real*8, intent(in) :: x(n)
      real*8, intent(out) :: y(n)
      real*8, intent(in), optional :: w
    end subroutine scaled
    real*8 function area(a, b)
      real*8, intent(in) :: a
      real*8, intent(in), optional :: b
    end function area
  end interface
  call inner(1)
  call scaled(n, y=z, x=x, w=y(1))
  z(1) = z(1) + area(b=x(1), a=y(1))*area(x(2))
contains
  subroutine inner(k)
    integer :: k
    call scaled(n, x, y)
    y(k) = y(k)*area(x(k))
    call scaled(n, w=y(k), y=z, x=x)
  end subroutine inner
end subroutine top
