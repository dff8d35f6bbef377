! A temporary with several meanings in a trip: each has a name of its own, and is made again.
subroutine oscillate(n, h, x, v, e)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: h
  real(8), intent(inout) :: x, v
  real(8), intent(out) :: e
  real(8) :: t, w(2)
  integer :: k, i
  e = 0d0
  do k = 1, n
    ! what the spring does
    t = 1d0 - x*x
    v = v + h*t*v
    t = x*v
    x = x + h*sin(t)
    t = t*x                       ! the same value goes on
    e = e + t*t
    do i = 1, 2
      w(i) = x*v + i
    end do
    e = e + w(1)*w(2)
    do i = 1, 2
      w(i) = x - v*i
    end do
    e = e + w(1)**2*w(2)
  end do
end subroutine

! Not where a jump may leave one of them, and not what others may see.
subroutine guarded(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: t
  real(8) :: s
  common /seen/ s
  integer :: k
  y = 0d0
  t = 1d0
  do k = 1, n
    t = x(k)*x(k)
    if (t > 0.9d0) cycle
    y = y + t*t
    s = x(k)*y
    y = y + s*s
    t = y*x(k)
    if (t < -10d0) exit
    s = t*t
    y = y + s*t*0.1d0
  end do
  y = y + t*s
end subroutine

! Not what statements use without its name.
subroutine grouped(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: t
  integer :: i
  character(40) :: line
  namelist /g/ t
  y = 0d0
  do i = 1, n
    t = x(i)*2d0
    line = '&g t=0.5 /'
    !$AD CONSTANT
    read (line, nml=g)
    y = y + t*x(i)
    t = x(i)*x(i)
    y = y + t*t
  end do
end subroutine
