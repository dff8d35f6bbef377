module m
  implicit none
contains
  recursive subroutine s(x, y, z, w)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8), intent(inout), optional :: z
    real(8), intent(in), optional :: w
    real(8) :: t
    t = x
    if (present(w)) t = t * w
    if (present(z)) then
      z = z * t + y
      y = y * z
      z = sin(z)
    end if
    y = y * t
    if (.not. present(w)) call s(y * x, y, w=t)
  end subroutine
  subroutine pass(x, y, c)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8), intent(inout), optional :: c
    call s(x, y, c)
    y = y * x
  end subroutine
  subroutine head(x, n, y, q)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y(n)
    real(8), intent(out), optional :: q
    real(8) :: p
    integer :: i
    y = 2.0d0
    p = x(1)
    do i = 1, n
      call s(x(i), y(i))
      call s(x(i), y(i), p)
      call s(x(i), y(i), p, x(1))
      call s(x(i), y(i), w=x(2))
      call s(0.5d0, y(i), w=0.25d0)
    end do
    if (present(q)) q = p
  end subroutine
end module
subroutine top(x, y, p)
  use m
  real(8), intent(in) :: x
  real(8), intent(inout) :: y, p
  call pass(x, y)
  call pass(x, y, p)
end subroutine
