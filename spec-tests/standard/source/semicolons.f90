! Several statements in a line, an empty one among them.
! standard: 6.3.2.5
! head: f(x)>(y)
subroutine f(x, y); implicit none; real(8) :: x, y, t
  t = x*x; ; y = t; if (y > 0) y = y*t; y = y + x
  if (x > 0) then; y = y*2; else; y = 0; end if
end subroutine f
