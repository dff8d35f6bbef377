! What is passed overwrites elements of an array of its host, and computes with what they were: whoever calls it would have to put them back.
module q
contains
  subroutine each(f, n, x)
    interface
      subroutine f(i, v)
        integer, intent(in) :: i
        real(8), intent(inout) :: v
      end subroutine
    end interface
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    integer :: i
    do i = 1, n
      call f(i, x(i))
    end do
  end subroutine
end module
subroutine top(p, y)
  use q
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: a(3), b(3), s
  a = p(1)*[1, 2, 3]
  b = p(2)
  s = 0
  call each(scale, 3, a)
  call each(gather, 3, b)
  call each(gather, 3, a)
  y = s*a(2)*b(3)
contains
  subroutine scale(i, v)
    integer, intent(in) :: i
    real(8), intent(inout) :: v
    b(i) = b(i)*v
    v = v + p(2)*b(i)
  end subroutine
  subroutine gather(i, v)
    integer, intent(in) :: i
    real(8), intent(inout) :: v
    s = s + v*v*i
    v = v*2
  end subroutine
end subroutine
