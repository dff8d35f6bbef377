! The extent of a work array is that at entry: a host's variable, which another internal procedure changes.
subroutine outer(n, x, y)
  implicit none
  integer, intent(in) :: n
  integer :: m
  real(8), intent(in) :: x(5)
  real(8), intent(inout) :: y
  integer :: k
  k = n
  call h(k, x, y)
end subroutine
subroutine h(m, x, y)
  implicit none
  integer :: m
  real(8), intent(in) :: x(5)
  real(8), intent(inout) :: y
  call inner
contains
  subroutine inner
    real(8) :: w(m)
    integer :: i, e
    w = 0.3d0
    call less
    do e = 1, 2
      do i = 1, m
        w(i) = x(i)*y
      end do
      y = y + sum(w*w)
      call less
    end do
  end subroutine
  subroutine less
    m = m - 1
  end subroutine
end subroutine
