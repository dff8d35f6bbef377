! passed to plain dummies, contained procedures, functions with memory, optional
module m3
  implicit none
contains
  subroutine plain(a, n, s)
    integer, intent(in) :: n
    real(8), intent(inout) :: a(n)
    real(8), intent(inout) :: s
    s = s + dot_product(a, a)
    a = a*s
  end subroutine plain
  subroutine shaped(a, s)
    real(8), intent(inout) :: a(:)
    real(8), intent(inout) :: s
    a = sin(a)*s
  end subroutine shaped
  function norm(x) result(r)
    real(8), intent(in) :: x(:)
    real(8) :: r
    real(8), allocatable :: t(:)
    t = x*x
    t(1) = t(1)*t(2)
    r = sqrt(sum(t))
  end function norm
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    real(8), allocatable :: a(:)
    y = norm(x)
    call grow(n)
    call plain(a, n, y)
    call shaped(a(2:), y)
    call grow(n + 1)
    y = y*sum(a) + norm(a)
  contains
    subroutine grow(k)
      integer, intent(in) :: k
      integer :: i
      if (allocated(a)) deallocate(a)
      allocate(a(k))
      do i = 1, k
        a(i) = x(min(i, n))*y
      end do
    end subroutine grow
  end subroutine f
end module m3
