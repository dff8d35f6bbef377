subroutine files(x, y, k, *)
  real*8 :: x, y
  integer :: k
  open (10, file='in')
  rewind (10)
  read (10, *) k
  backspace (10)
  write (10, *) k
  endfile (10)
  print *, k
  wait (10)
  close (10)
  goto (10, 20), k
  if (x) 10, 20, 30
10 y = x
  do k = 1, 3
    if (y > x) cycle
    if (y > 2*x) exit
    y = y*x
  end do
20 y = y + 1.0d0
  if (y > 3.0d0) stop
  if (y > 2.0d0) return 1
30 y = sin(y)
  if (x > 2.0d0) return
  if (k > 2) k = 2
  y = y*k
end subroutine

subroutine silent(x, y)           ! reads nothing: its files are its own affair
  real*8 :: x, y
  open (11, file='out')
  y = x
  write (11, *) y
end subroutine

subroutine top(x, y, z)
  real*8 :: x, y, z
  integer :: k
  call files(x, y, k, *10)
10 continue
  call silent(y, z)
  call files(1.0d0, z, k, *20)
20 continue
end subroutine
