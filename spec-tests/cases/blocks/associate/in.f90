! Names for components, sections, elements and expressions: what they stand for is written in their place, with the subscripts of both
! in one. Names inside names, and one that hides a variable.
module parts
  implicit none
  type part
    real(8) :: a(5), c
    integer :: n
  end type part
contains
  subroutine head(s, x, w, n, m, y)
    type(part), intent(inout) :: s
    real(8), intent(in) :: x(0:5), w(4, 4)
    integer, intent(in) :: n, m
    real(8), intent(out) :: y
    real(8) :: v(4, -1:4), t
    integer :: i
    v = 0
    v(:, 1:4) = w
    t = x(0)
    associate (a => s%a, h => x(0)*2d0, row => v(2, :), part => v(4:1:-1, 2:3), el => x(3), n => s%n, t => v(3, 3))
      do i = 1, n
        a(i) = a(i)*x(i) + h
      end do
      row(2:3) = row(4:5)*el
      row(6) = row(1) + a(2)
      part(2, 2) = part(1, 1)*part(3, 2)*t
      t = sum(part(:2, 1))*t
      write (*, *) 'a row', a(1), n, t
      associate (first => a(1), column => part(:, 1))
        column(2) = first*column(3)
      end associate
    end associate
    associate (z => v(1:3:2, m), e => x(1) + x(2))
      z(2) = z(1)*e
      z(1) = e*e
    end associate
    y = t + sum(v*v) + s%a(1)*s%a(n)*s%c
  end subroutine head
end module parts
