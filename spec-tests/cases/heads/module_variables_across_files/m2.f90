module state
  use params, only: b => a, k
  implicit none
  real(8) :: res
contains
  subroutine eval(x)
    real(8), intent(in) :: x
    res = sum(b*x)*k
  end subroutine
end module
