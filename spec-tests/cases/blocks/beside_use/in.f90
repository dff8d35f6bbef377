! What a BLOCK declares has names that come by USE, of variables, procedures and types, from a module in another file and through one
! more; other names would do but for those that come so, too.
module through
  use consts
  implicit none
end module through
subroutine f(x, y)
  use through
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: t
  t = x
  block
    real(8) :: scale, twice, box(2)
    scale = x*x
    twice = sin(scale)
    box = [twice, scale]
    t = t + box(1)*box(2)
  end block
  block
    integer :: shift
    shift = 2
    y = t*shift
  end block
end subroutine f
