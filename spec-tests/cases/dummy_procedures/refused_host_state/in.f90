! What is passed gives something else the second time: its caller would have to put back what it cannot see.
module slv
contains
  subroutine twice(f, x)
    external f
    real(8), intent(inout) :: x
    call f(x)
    x = x*x
    call f(x)
  end subroutine
end module
subroutine top(p, y)
  use slv
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: s, x
  integer :: k
  s = p(1)
  k = 1
  x = p(2)
  call twice(upd, x)
  y = s*x
contains
  subroutine upd(v)
    real(8), intent(inout) :: v
    if (k > 1) then
      v = v*sin(s)
    else
      v = v*s
    end if
    k = k + 1
  end subroutine
end subroutine
