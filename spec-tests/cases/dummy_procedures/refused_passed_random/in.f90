! What is passed runs twice in the adjoint of what calls it.
module q
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
  use q
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  y = p(2)
  call twice(upd, y)
  y = y*p(1)
contains
  subroutine upd(v)
    real(8), intent(inout) :: v
    real(8) :: z
    call random_number(z)
    v = sin(v)*p(1)*z
  end subroutine
end subroutine
