! A TARGET dummy is overwritten through a pointer in a callee's module.
! standard: 8.5.17, 10.2.2
! head: m%f(x)>(y)
! expect: refused: p, which other procedures see, is associated in a procedure that is called
module m
  implicit none
  real(8), pointer :: p
contains
  subroutine keep(t)
    real(8), target :: t
    p => t
  end subroutine keep
  subroutine change
    p = p*p
  end subroutine change
  subroutine f(x, y)
    real(8) :: x, y
    real(8), target :: t
    t = x
    call keep(t)
    call change
    y = t
  end subroutine f
end module m
