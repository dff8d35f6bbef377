! What an INTENT(OUT) argument begins with is a default value of its type: a derivative that leaves out what the original sets must not
! begin anew.
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
  subroutine refresh_said_apart(a, x)
    type(state) :: a
    real(8) :: x
    intent(out) :: a
    intent(in) :: x
    a%flow = x**3
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
  subroutine split_said_apart(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(state) :: a
    a%level = x
    y = a%level**2
    !$AD NOCHECKPOINT
    call refresh_said_apart(a, x)
    y = y + a%flow*a%level
  end subroutine
  subroutine joint(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(state) :: a
    a%level = x
    y = a%level**2
    call refresh_said_apart(a, x)
    y = y + a%flow*a%level
  end subroutine
end module
