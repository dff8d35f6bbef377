! Of a type whose definition is not there nobody knows what is a pointer.
subroutine unknown(x, y)
  use nowhere, only: thing, change
  use cells
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  type(thing) :: a
  real(8) :: z
  associate (e => a%v(1))
    call change(a)
    z = e
  end associate
  y = y*x
end subroutine
