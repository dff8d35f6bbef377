! Constants are passed for arguments that the procedure may overwrite, and does not in these calls: their derivatives put back what they may overwrite.
subroutine s(a, c, k, w, z, l)
  double precision :: a, w(2), z
  character(*) :: c
  integer :: k
  logical :: l
  z = z*a*w(2)
  if (.not. (c == "skip" .or. l)) then
  a = 1.0d0
  c = 'done'
  w = 0.5d0
  k = 3
  z = z*a
  end if
end subroutine s
subroutine g(x, a, c, k, w, z, l)
  double precision :: x, a, w(2), z
  character(*) :: c
  integer :: k
  logical :: l
  call s(a, c, k, w, z, l)
  z = z*x*a*w(1) + k
  if (c == 'skip') z = z*x
  call s(a, c, k, w, z, l)
  z = z*x*a*w(1)
end subroutine g
subroutine top(x, y)
  double precision :: x, y
  integer, parameter :: two = 2
  double precision, parameter :: wc(3) = [1.0d0, 2.0d0, 3.0d0], one = 1.0d0
  double precision :: w(2)
  y = x
  call g(x, -2.0d0, 'skip', 7, [1.0d0, 2.0d0], y, .false.)
  call g(x, one*2, 'skips', two*2, wc(2:3), y, .true.)
  w = wc(1:2)
  call g(x, wc(two), 'skips', two*2, w, y, .true.)
end subroutine top
subroutine h(f, x, c, z)
  external f
  double precision :: x, c, z
  call f(x, c, z)
  z = z*c*x
  call f(x, c, z)
end subroutine h
subroutine term(a, b, c)
  double precision :: a, b, c
  c = a*a*b + sin(a*b) + c*a
end subroutine term
subroutine dummy(x, y)
  double precision :: x, y
  external term
  y = x
  call h(term, x, 3.0d0, y)
end subroutine dummy
subroutine maybe(a, b, k)
  double precision :: a, b
  integer :: k
  b = a*b
  if (k > 0) a = 2.0d0
  b = a*b
end subroutine maybe
subroutine g2(x, c, z, k)
  double precision :: x, c, z
  integer :: k
  call maybe(c, z, k)
  z = z*c*x
  call maybe(c, z, k)
  z = z*c*x
end subroutine g2
subroutine known(x, y)
  double precision :: x, y
  y = x
  call g2(x, 3.0d0, y, 0)
end subroutine known
module parts
  type t
    double precision :: a, b(2)
  end type
contains
subroutine apply(f, n, x, y, s)
  implicit none
  external f
  integer, intent(in) :: n
  double precision, intent(in) :: x
  type(t), intent(in) :: s
  double precision :: y, z
  double precision, parameter :: arr(2) = [1.0d0, 2.0d0]
  type(t), parameter :: tp = t(1.0d0, [2.0d0, 3.0d0])
  y = 0.0d0
  call f(x, arr(n), z)
  y = y + z*x
  call f((x), tp%a, z)
  y = y + z*x
  call f(x, tp%b(1), z)
  y = y + z*x
  call f(s%a, -2.0d0, z)
  y = y + z*x
  call f(s%b(n), 2.0d0, z)
  y = y + z*x
end subroutine apply
end module
subroutine trm(a, b, c)
  double precision :: a, b, c
  c = a*a*b + sin(a*b)
end subroutine trm
subroutine ofparts(n, x, y, q)
  use parts
  integer :: n
  double precision :: x, y, q(3)
  type(t) :: s
  external trm
  s%a = q(1); s%b = q(2:3)*x
  call apply(trm, n, x, y, s)
end subroutine ofparts
