! The value of what the result of a function points to: of a module, of the host, of what another pointer points to.
module m
  real(8), target :: pool(4), a
  real(8), pointer :: current => null()
contains
  function at(i) result(p)
    integer :: i
    real(8), pointer :: p
    p => pool(i)
  end function
  function now() result(p)
    real(8), pointer :: p
    p => current
  end function
end module
subroutine of_module(x, y)
  use m
  real(8) :: x(4), y
  pool = x
  y = sum(pool)*at(3)
end subroutine
subroutine of_pointer(x, y)
  use m
  real(8) :: x(4), y
  a = x(1)
  current => a
  y = now()*x(2)
end subroutine
subroutine of_host(x, y)
  real(8), target :: x(4)
  real(8) :: y
  y = twice(2)*x(1)
contains
  function twice(i) result(r)
    integer :: i
    real(8) :: r
    r = 2*place(i)
  end function
  function place(i) result(p)
    integer :: i
    real(8), pointer :: p
    p => x(i)
  end function
end subroutine
