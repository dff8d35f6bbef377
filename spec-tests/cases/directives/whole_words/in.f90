subroutine g(x)
  real(8) :: x
  x = x*x
end subroutine
subroutine f(x, y)
  real(8) :: x, y
  !$AD NOCHECKPOINTS
  call g(x)
  y = x*x
  !!$AD NOCHECKPOINT
  call g(y)
  !$ad nocheckpoint
  call g(y)
end subroutine
