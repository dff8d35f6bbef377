subroutine p(x, y)
  real*8 :: x, y
  call foo(x, y)
  y = y*x
end subroutine p
subroutine foo(x, y)
  real*8 :: x, y, tol
  real*8, external :: mach
  tol = mach(3)
  if (x < tol) call warn('small', 1)
  y = sin(x)*tol
  y = y*y
end subroutine foo
real*8 function mach(i)
  integer :: i
  if (i < 1) call warn('index', 2)
  mach = 1.0d-3*i
end function mach
subroutine warn(text, level)
  character(len=*) :: text
  integer :: level, n
  call count(level, n)
  if (n > 10) return
  if (n > 100) stop 'too many'
  print *, text
end subroutine warn
subroutine count(level, n)
  integer :: level, n
  integer, save :: all = 0
  all = all + 1
  n = all
end subroutine count
