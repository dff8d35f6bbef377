! Optional dummies: passive ones choose what is computed.
module opt
  implicit none
contains
  subroutine scale(n, x, y, factor, label)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y(n)
    integer, intent(in), optional :: factor
    character(len=*), intent(in), optional :: label
    integer :: i, f
    f = 2
    if (present(factor)) f = factor
    do i = 1, n
      y(i) = f*x(i)**2
    end do
    if (present(label)) print *, label
  end subroutine scale
  subroutine top(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y(n)
    real(8) :: t(n)
    call scale(n, x, t, 3)
    call scale(n, t, y)
  end subroutine top
end module opt
