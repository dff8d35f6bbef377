! A callee sets the caller's pointer to the caller's variable.
! standard: 8.5.17, 10.2.2
! head: m%f(x)>(y)
module m
  implicit none
contains
  subroutine keep(p, t)
    integer, pointer :: p
    integer, target :: t
    p => t
  end subroutine keep
  subroutine f(x, y)
    real(8) :: x(3), y
    integer, target :: t
    integer, pointer :: q
    t = 1
    call keep(q, t)
    y = x(t)
    q = 2
    y = y*x(t)
    q = 3
    y = y*x(t)
  end subroutine f
end module m
