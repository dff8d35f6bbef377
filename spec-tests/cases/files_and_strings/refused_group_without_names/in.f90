! The group sets what the procedure cannot name, but another one reads.
module settings
  implicit none
  real(8) :: a = 1d0, b = 2d0
  namelist /given/ a, b
contains
  real(8) function product()
    product = a*b
  end function product
end module settings

subroutine top(x, text, y)
  use settings, only: given, a, product
  implicit none
  real(8), intent(in) :: x
  character(60), intent(in) :: text
  real(8), intent(out) :: y
  a = x
  read (text, nml=given)
  y = product()
end subroutine top
