! READ that goes on at labels: at the end, after an error, both, with a status of its own, behind a label, in a loop.
subroutine top(x, text, y)
  implicit none
  double precision :: x(3), y, z
  character(*) :: text(4)
  integer :: k, m, ios
  y = x(1)*x(2)
  do k = 1, 4
    if (text(k) /= 'skip') read (text(k), *, end=10, err=20) z
    y = y*x(1)*z
10  y = y + sin(y)
    read (text(k)(1:1), '(i1)', iostat=ios, err=30) m
    y = y*x(2)
30  continue
  end do
  y = y*y + x(3)
  return
20 y = x(2)*y
40 read (text(1), *, err=50) z
  y = y*z
50 continue
end subroutine top
