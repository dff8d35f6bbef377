module middle
  use zero_level
  implicit none
contains
  function scaled(x) result(r)
    real(8), intent(in) :: x
    real(8) :: r
    r = factor*x
    factor = factor + x
  end function
end module
