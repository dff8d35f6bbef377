! A section of objects with memory, whose texts are kept, too.
module m
  implicit none
  type :: dist
    character(len=6) :: name = 'none'
    real(8), allocatable :: par(:)
  end type
contains
  subroutine scaled(n, d, x)
    integer, intent(in) :: n
    type(dist), intent(inout) :: d(n)
    real(8), intent(in) :: x
    integer :: i
    do i = 1, n
      if (d(i)%name == 'none') d(i)%par = d(i)%par*x
      if (d(i)%name /= 'none') d(i)%par = sin(d(i)%par)
      d(i)%name = 'some'
    end do
  end subroutine
  subroutine top(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(dist) :: d(n, 2)
    integer :: i
    do i = 1, n
      allocate(d(i, 1)%par(i), d(i, 2)%par(2))
      d(i, 1)%par = i
      d(i, 2)%par = 0.5d0*i
    end do
    call scaled(n, d(:, 1), x)
    call scaled(n - 1, d(2:n, 2), x)
    call scaled(n, d(:, 2), x)
    y = 1
    do i = 1, n
      y = y + sum(d(i, 1)%par) + product(d(i, 2)%par)
    end do
  end subroutine
end module
