module m
  real(8), pointer :: mp(:)
  real(8), target :: store(10)
contains
subroutine init()
  mp => store
end subroutine
subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  call init()
  store(1:n) = x**2
  mp(1) = mp(1)*mp(2)
  y = sum(mp(1:n))
end subroutine
end module
