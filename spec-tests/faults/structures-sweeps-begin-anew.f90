! head split(y)/(x)
! input x real 1.25
! input y real undefined 0.5
module states
  type :: state
    real(8) :: level = 0.5d0, flow
  end type
contains
  subroutine refresh(a, x)
    type(state), intent(out) :: a
    real(8), intent(in) :: x
    a%flow = x**2
  end subroutine
  subroutine split(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(state) :: a
    a%level = x
    y = a%level**2
    !$AD NOCHECKPOINT
    call refresh(a, x)
    y = y + a%flow*a%level
  end subroutine
end module
