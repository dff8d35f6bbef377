! With --why each refused statement is told with how its variables depend on an independent, and a dependent on them: across calls.
subroutine cost(n, u, j)
  integer, intent(in) :: n
  real(8), intent(in) :: u(n)
  real(8), intent(out) :: j
  type state
    real(8) :: x
  end type
  type(state) :: s
  real(8) :: t
  t = u(1)
  call middle(t, s%x)
  j = s%x*u(2)
contains
  subroutine middle(a, b)
    real(8) :: a, b
    call away(a, &
              b)
  end subroutine
end subroutine
