module points
  implicit none
  type :: point
    real(8) :: x = 1, y = 2
    integer :: tag = 0
  end type
  type :: line
    type(point) :: from, to
  end type
contains
  function middle(l) result(p)
    type(line), intent(in) :: l
    type(point) :: p
    p = point(0.5d0*(l%from%x + l%to%x), 0.5d0*(l%from%y*l%to%y), tag=l%from%tag)
  end function
  subroutine s(a, b, r)
    real(8), intent(in) :: a, b
    real(8), intent(out) :: r
    type(line) :: l
    type(point) :: m
    l = line(point(a, b), to=point(y=a*b, x=sin(a)))
    m = middle(l)
    l%from = point(l%from%y, l%from%x*m%x)
    m = middle(line(l%to, m))
    r = m%x*m%y + l%from%x*l%from%y
  end subroutine
end module
