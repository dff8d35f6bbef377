! A dummy hides the module's variable, which a callee overwrites.
! standard: 19.5.1.4
! head: m%f(x)>(y)
module m
  implicit none
  real(8) :: t
contains
  subroutine f(x, y)
    real(8) :: x, y
    t = x
    call g(x*x, y)
    y = y*t
  end subroutine f
  subroutine g(t, y)
    real(8), intent(in) :: t
    real(8) :: y
    call h
    y = t
  end subroutine g
  subroutine h
    t = t*3
  end subroutine h
end module m
