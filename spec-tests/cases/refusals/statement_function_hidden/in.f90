subroutine head(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: sg, za
  sg(za) = za*x
  call inner(2.0d0)
contains
  subroutine inner(x)
    real(8), intent(in) :: x
    y = sg(0.9d0)*x
  end subroutine inner
end subroutine head
