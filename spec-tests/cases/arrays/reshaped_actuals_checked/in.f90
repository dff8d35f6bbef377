! An array that is given other extents where it is passed: these are known, where they are numbers or what the unit may declare.
module m
  implicit none
contains
  subroutine forces(x, n, a)
    integer, intent(in) :: n
    real(8), intent(in) :: x(2, n)
    real(8), intent(out) :: a(n)
    integer :: i
    do i = 1, n
      a(i) = sin(x(1, i))*x(2, i)**2
    end do
  end subroutine
  function energy(x) result(e)
    real(8), intent(in) :: x(:, :)
    real(8) :: e
    e = sum(x(1, :)*x(2, :)**2)
  end function
  subroutine cost(x, n, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(2*n)
    real(8), intent(out) :: y
    real(8) :: a(4), w(2*n)
    integer :: k
    call forces(reshape(x(1:8), [2, 4]), 4, a)
    y = sum(a*a)
    k = n
    y = y + energy(reshape(x, [2, n])) + energy(reshape(x*y, [n, 2]))
    k = k - 1
    w = x*y
    y = y*energy(reshape(w(1:2*k), [2, k])) + energy(reshape(w, [2, n], pad=[1d0], order=[2, 1]))
  end subroutine
  subroutine driver(x, y)
    real(8), intent(in) :: x(10)
    real(8), intent(out) :: y
    call cost(x, 5, y)
  end subroutine
end module
