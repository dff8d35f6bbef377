! Keyword arguments in another order.
! standard: 15.5.2.1
! head: m%f(x)>(y)
module m
contains
  subroutine g(p, q, y)
    real(8) :: p, q, y
    y = p - q**2
  end subroutine g
  subroutine f(x, y)
    real(8) :: x, y
    call g(y=y, q=x, p=2*x)
  end subroutine f
end module m
