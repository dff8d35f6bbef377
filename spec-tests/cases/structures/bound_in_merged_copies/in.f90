! A procedure of which the derivatives call a copy, with the parts of one array that it gets as one array: what it calls by
! bindings and by a generic name whose specific procedure is PRIVATE is found from there, too.
module left
  implicit none
  private :: sine
  type :: leftside
    real(8) :: w = 0.25d0
  contains
    procedure, nopass :: nudge
  end type leftside
  interface turned
    procedure sine
  end interface
contains
  subroutine nudge(by)
    real(8), intent(inout) :: by
    by = 0.5d0*by + 0.25d0*sin(by)
  end subroutine nudge
  real(8) function sine(a)
    real(8), intent(in) :: a
    sine = sin(a)
  end function sine
end module left
module right
  implicit none
  type :: rightside
    real(8) :: w = 0.5d0
  contains
    procedure, nopass :: nudge
  end type rightside
contains
  subroutine nudge(by)
    real(8), intent(inout) :: by
    by = 0.5d0*by + 0.5d0*cos(by)
  end subroutine nudge
end module right
subroutine nudge(by)
  implicit none
  real(8), intent(inout) :: by
  by = -by
end subroutine nudge
subroutine both(n, p, q, s)
  use right, only: rightside
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: p(*), q(*)
  real(8), intent(inout) :: s
  type(rightside) :: o
  integer :: i
  do i = 1, n
    call o%nudge(s)
    s = s*p(i)*q(n + 1 - i) + o%w
  end do
end subroutine both
subroutine several(n, p, q, s)
  use left, only: leftside, turned
  use right, only: rightside
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: p(*), q(*)
  real(8), intent(inout) :: s
  type(leftside) :: l
  type(rightside) :: r
  integer :: i
  do i = 1, n
    call l%nudge(s)
    call r%nudge(s)
    s = s*turned(p(i)*s)*q(n + 1 - i) + l%w*r%w
  end do
end subroutine several
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(6)
  real(8), intent(out) :: y
  real(8) :: a(6), s
  integer :: i
  a = x*x
  s = x(1)
  do i = 1, 2
    call both(3, a(i), a(2 + i), s)
    s = s*a(2)
    a(i + 1) = a(i)*s
    call several(3, a(4), a(2), s)
  end do
  y = s + sum(a)
end subroutine f
