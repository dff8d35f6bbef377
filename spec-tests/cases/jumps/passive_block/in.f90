! A choice that EXIT leaves by its name and that has nothing to reverse records nothing.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: at
  at = 1
  search: if (n > 1) then
    at = 2
    if (x(2) > 0.0d0 .and. n > 3) exit search
    at = n
  end if search
  y = x(at)**2
end subroutine s
