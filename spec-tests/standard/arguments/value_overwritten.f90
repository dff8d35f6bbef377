! VALUE: the callee's copy is overwritten.
! standard: 8.5.18
! head: m%f(x)>(y)
module m
contains
  subroutine g(p, y)
    real(8), value :: p
    real(8) :: y
    p = p*p
    y = p
  end subroutine g
  subroutine f(x, y)
    real(8) :: x, y
    call g(x, y)
    y = y*x
  end subroutine f
end module m
