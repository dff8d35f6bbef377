! A NAMELIST under its third name.
module base
  real(8) :: a = 1d0
  namelist /g/ a
end module
module mid
  use base, gg => g, aa => a
end module
subroutine top(x, y)
  use mid, only: hh => gg, b => aa
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  b = x
  read (5, hh)
  y = b*x
end subroutine
