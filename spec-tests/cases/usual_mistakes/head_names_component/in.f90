module m
  type control
    real(8) :: x(2)
  end type control
contains
  subroutine cost(p, j)
    type(control), intent(in) :: p
    real(8), intent(out) :: j
    j = p%x(1)*p%x(2)
  end subroutine cost
end module m
