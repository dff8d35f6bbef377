! A dummy procedure is handed on beside a procedure of the module: as a head it may be any, and reach COMMON.
module q
  real(8) :: c
  common /blk/ z
  real(8) :: z
contains
  subroutine walk(f, x)
    external f
    real(8), intent(inout) :: x
    call f(x)
    z = z*x
    call f(x)
  end subroutine
  subroutine both(g, x)
    external g
    real(8), intent(inout) :: x
    call walk(g, x)
    call walk(own, x)
  end subroutine
  subroutine own(v)
    real(8), intent(inout) :: v
    v = v*c
  end subroutine
end module
subroutine mine(v)
  use q
  real(8), intent(inout) :: v
  v = v*z + z**2
end subroutine
subroutine top(p, y)
  use q
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  external mine
  z = p(1)
  c = p(2)
  y = p(2)
  call both(mine, y)
  y = y*z
end subroutine
