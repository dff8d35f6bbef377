subroutine drawn(x, y)                    ! refused: the same number does not come again
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: z
  call random_number(z)
  y = sin(x)*z
  y = y*x
end subroutine drawn
subroutine opened(x, y)
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  y = sin(x)
  open (7, file='values')
  y = y*x
end subroutine opened
subroutine asked(x, y)
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8), external :: unknown
  y = sin(x)*unknown()
  y = y*x
end subroutine asked
subroutine inquired(x, y)
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  logical :: isOpen
  y = sin(x)
  inquire (7, opened=isOpen)
  if (isOpen) y = y*x
end subroutine inquired
