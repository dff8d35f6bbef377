! What is passed adds to a variable of its host.
module m
contains
  subroutine apply(f, n, x)
    external f
    integer, intent(in) :: n
    real(8), intent(inout) :: x
    integer :: i
    do i = 1, n
      call f(x)
    end do
  end subroutine
end module
subroutine top(p, y)
  use m
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: s, x, z
  s = p(1)
  z = 3
  x = p(2)
  call apply(add, 3, x)
  y = s*x
  call apply(add, 2, x)
  y = y + s*z
contains
  subroutine add(v)
    real(8), intent(inout) :: v
    s = s + v*v
    v = sin(v)
    z = 2
  end subroutine
end subroutine
