! Memory that is given in a BLOCK which is entered once: its variable is one of the unit.
subroutine top(n, x, y)
  integer, intent(in) :: n
  real*8 :: x(n), y(n)
  block
    real*8, allocatable :: t(:)
    real*8 :: au(n)
    allocate(t(n))
    t = x**2
    au = sin(t)
    y = au*t
  end block
  block
    real*8, allocatable :: t(:)
    t = x*y
    y = y + t
    if (n > 2) then
      block
        real*8, dimension(:, :), allocatable :: u
        u = spread(x, 2, n)
        y = y*u(:, 2)
      end block
    end if
  end block
end subroutine top
