module al
  implicit none
  type :: p
    real(8) :: x, y
  end type
contains
  subroutine mix(a, v, w)
    type(p), intent(inout) :: a
    real(8), intent(in) :: v
    real(8), intent(inout) :: w
    a%y = a%y * v * w
    w = w * a%x + v
  end subroutine
  subroutine two(a, b, r)
    type(p), intent(in) :: a, b
    real(8), intent(inout) :: r
    r = r + a%x * b%y + b%x
  end subroutine
  subroutine f(x, r)
    real(8), intent(in) :: x
    real(8), intent(out) :: r
    type(p) :: a, b(2)
    integer :: k
    a%x = x; a%y = x*x
    r = x
    call mix(a, a%x, r)
    call two(a, a, r)
    b(1)%x = r; b(1)%y = a%y; b(2)%x = a%x; b(2)%y = sin(x)
    k = 2
    call two(b(k), b(k), r)
    call two(b(1), b(k), r)
  end subroutine
end module
