! VALUE: the actual is overwritten through another argument while the copy stays.
! standard: 8.5.18, 15.5.2.13
! head: m%f(x)>(y)
module m
contains
  subroutine g(p, q)
    real(8), value :: p
    real(8) :: q
    q = q*2
    q = q*p
  end subroutine g
  subroutine f(x, y)
    real(8) :: x, y
    y = sin(x)
    call g(y, y)
  end subroutine f
end module m
