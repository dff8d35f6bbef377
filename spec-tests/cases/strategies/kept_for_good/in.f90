subroutine scaled(x, y)                   ! the factor is computed the first time, and stays
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  integer :: i
  do i = 1, 3
    call scale(x, y)
    y = y*y
  end do
  call scale(x, y)
  y = y*x
end subroutine scaled
subroutine scale(x, y)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  logical, save :: first = .true.
  real(8), save :: c
  if (first) then
    c = 3.0/7.0
    first = .false.
  end if
  y = y*sin(c*x)
end subroutine scale
