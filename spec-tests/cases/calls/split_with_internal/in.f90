! A procedure that is called without a checkpoint has internal procedures: each sweep has those that it calls.
subroutine top(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: a(n)
  integer :: i
  a = x
  y = 1
  do i = 1, 3
    call step(n, a, y)
  end do
  y = y*sum(a)
end subroutine
!$AD NOCHECKPOINT
subroutine step(n, a, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n), y
  real(8) :: s, w(n)
  integer :: k
  s = 0
  do k = 1, n
    w(k) = grow(a(k))
    call add(w(k))
  end do
  a = a + 0.1d0*w*s
  y = y*passive(2d0) + grow(s)
contains
  function grow(v) result(r)
    real(8), intent(in) :: v
    real(8) :: r
    r = sin(v)*y
  end function
  subroutine add(v)
    real(8), intent(in) :: v
    s = s + v**2
    call twice
  end subroutine
  subroutine twice
    s = s*a(1)
  end subroutine
  function passive(v) result(r)
    real(8), intent(in) :: v
    real(8) :: r
    r = 0.3d0*v
  end function
end subroutine

subroutine areas(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  real(8), external :: area
  real(8) :: b(n)
  b = x
  y = 0
  do i = 1, 2
    y = y + area(n, b)*b(1)
    b = b*y
  end do
end subroutine
!$AD NOCHECKPOINT
function area(n, a) result(r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n)
  real(8) :: r
  real(8), allocatable :: w(:)
  integer :: k
  allocate(w(n))
  w = 0
  r = 0
  do k = 1, n
    call fill(k)
    r = r + w(k)*0.5d0
  end do
  a = a*r
contains
  subroutine fill(k)
    integer, intent(in) :: k
    w(k) = sin(a(k))
    if (k > 1) w(k) = w(k)*w(k-1)
  end subroutine
end function
