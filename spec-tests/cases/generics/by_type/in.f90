! One name for procedures of several kinds and ranks, in several blocks; seen by USE with other names, and from a host.
module kinds
  implicit none
  interface area
    module procedure area4, area8
  end interface area
contains
  subroutine area4(x, y)
    real(4), intent(in) :: x
    real(4), intent(out) :: y
    y = 2.0*x*x
  end subroutine area4
  subroutine area8(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = 3.0d0*x*x
  end subroutine area8
end module kinds

module shapes
  use kinds, only: area
  implicit none
  interface area
    procedure area_all
  end interface area
  interface norm
    module procedure norm1
    module procedure norm2
  end interface norm
contains
  subroutine area_all(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    integer :: i
    real(8) :: part
    y = 0.0d0
    do i = 1, size(x)
      call area(x(i), part)
      y = y + part*x(i)
    end do
  end subroutine area_all
  real(8) function norm1(x, scale)
    real(8), intent(in) :: x(:)
    real(8), intent(in), optional :: scale
    integer :: i
    norm1 = 0.0d0
    do i = 1, size(x)
      norm1 = norm1 + x(i)*x(i)
    end do
  end function norm1
  real(8) function norm2(x)
    real(8), intent(in) :: x(:, :)
    norm2 = x(1, 1)*x(2, 2)
  end function norm2
end module shapes

subroutine top(x, a, y)
  use shapes, only: extent => area, norm
  implicit none
  real(8), intent(in) :: x(3), a(2, 2)
  real(8), intent(out) :: y
  real(8) :: s, t
  real(4) :: z, r
  call extent(x, s)
  call extent(y=t, x=x(2))
  z = real(x(1), 4)
  call extent(z, r)
  y = s*t + norm(x(1:2), 2.0d0) + 2*norm(a)
end subroutine top
