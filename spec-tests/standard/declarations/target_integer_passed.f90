! The same with an integer that is a subscript.
! standard: 8.5.17, 10.2.2
! head: m%f(x)>(y)
module m
  implicit none
  integer, pointer :: p
contains
  subroutine keep(t)
    integer, target :: t
    p => t
  end subroutine keep
  subroutine change
    p = p + 1
  end subroutine change
  subroutine f(x, y)
    real(8) :: x(3), y
    integer, target :: t
    t = 1
    call keep(t)
    y = x(t)
    call change
    y = y*x(t)
    call change
    y = y*x(t)
  end subroutine f
end module m
