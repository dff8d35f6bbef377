! Everything that is refused is told in one run, by unit and place; what was refused does not lead to refusals of its own.
module mm
  type t
    real(8), pointer :: a
  end type
contains
  subroutine g(x, y)
    real(8) :: x, y
    type(t) :: q
    q%a = x*x
    call nowhere(x, y)
    y = q%a + y
    goto 10
    y = 2*y
 10 continue
  end subroutine
  subroutine f(x, y)
    real(8) :: x, y, z
    character(20) :: s
    write (s, *) x
    read (s, *) z
    call g(x, y)
    y = y*z*unknown(x)
    if (x > 2) goto 20
    y = y*y
 20 y = y*2
  end subroutine
end module
