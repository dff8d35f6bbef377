! Values as a program reads them: a NAMELIST group, with repetitions, comments, several lines, names that are no variables here.
subroutine f(n, k, name, linear, x, y)
  integer :: n, k(n)
  character(8) :: name
  logical :: linear
  real(8) :: x(n), y
  if (name /= "it's /x" .or. .not. linear .or. any(k /= (/3, 3, 1, 7/))) stop 3
  if (any(abs(x - (/0.1d0, 0.1d0, 0.1d0, 0.5d0/)) > 1d-8)) stop 4
  y = sum(k*x)**2
end subroutine
