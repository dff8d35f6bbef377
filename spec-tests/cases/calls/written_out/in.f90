! Small subroutines in loops are written out in the place of their calls.
module steps
  implicit none
contains
  ! an array of constant extent, a scalar that it changes, own variables
  subroutine turned(v, angle, r)
    real(8), intent(in) :: v(2), angle
    real(8), intent(inout) :: r
    real(8) :: c, s, w(2)
    integer :: i
    c = cos(angle)
    s = sin(angle)
    w(1) = c*v(1) - s*v(2)
    w(2) = s*v(1) + c*v(2)
    do i = 1, 2
      r = r + w(i)**2*i   ! each
    end do
  end subroutine
  subroutine outer(a, t, r)
    real(8), intent(in) :: a(4), t
    real(8), intent(inout) :: r
    real(8) :: c
    if (t > 0.5d0) then
      call turned(a(2), t*2d0, r)
    else
      c = t
      call turned(a, c, r)
    end if
  end subroutine
  subroutine next(k, x)
    integer, intent(inout) :: k
    real(8), intent(inout) :: x
    k = k + 1
    x = x*x
  end subroutine
  subroutine early(x, r)
    real(8), intent(in) :: x
    real(8), intent(inout) :: r
    if (x > 0.6d0) return
    r = r + x*x
  end subroutine
  subroutine counted(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: r
    r = r + x(1)*x(n)
  end subroutine
  subroutine summed(x, r)
    real(8), intent(in) :: x(4)
    real(8), intent(inout) :: r
    r = r + sum(x)*x(1)
  end subroutine
end module

subroutine walk(n, t, b, r)
  use steps
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: t(n), b(6, n)
  real(8), intent(out) :: r
  real(8) :: c, x(3)
  integer :: i, k, m, mm
  equivalence (m, mm)
  r = 0d0
  c = 0.3d0
  x(1) = t(1)
  x(2) = t(2)
  x(3) = t(1) + t(2)
  do i = 1, n
    ! from the second element of a column
    call outer(b(2, i), t(i), r)
    call turned([c*t(i), r], c, r)          ! no variable is passed: a call
    call turned(x(1), -c, r)
    ! $AD NOCHECKPOINT
    call turned(x, c, r)
    k = 1
    call next(k, x(k))                      ! where it is found changes: a call
    m = 1
    call next(mm, x(m))                     ! the same, by another name
    call next(k, x(3))
    if (t(i) < 0.9d0) call next(k, c)
    call early(t(i), r)                     ! ends early: a call
    call counted(n, t, r)                   ! of n elements: a call
    call summed(b(1, i), r)                 ! of whole arrays: a call
    r = r + c*k
  end do
  call turned(x, c, r)                      ! no loop: a call
end subroutine
