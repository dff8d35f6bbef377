! What a string holds is there as often as it is read: the adjoint of a call may run that twice.
module labels
  implicit none
  character(8) :: last = '1'
contains
  subroutine step(k, a)
    integer, intent(in) :: k
    real(8), intent(inout) :: a(4)
    character(8) :: line
    integer :: n, m
    write (line, '(i4)') k
    read (line, *) n
    read (last, *) m
    a(n) = sin(a(n)*a(m))*a(n)
    write (last, '(i4)') n
  end subroutine step
  subroutine top(x, y)
    real(8), intent(in) :: x(4)
    real(8), intent(out) :: y
    real(8) :: a(4)
    integer :: k
    a = x
    last = '2'
    do k = 1, 4
      call step(k, a)
    end do
    y = sum(a)*a(1)
  end subroutine top
end module labels
