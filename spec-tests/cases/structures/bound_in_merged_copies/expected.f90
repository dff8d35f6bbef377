! dotbar adjoint --no-inlining --head 'f(x)>(y)' in.f90
module left_b
  use left
contains
  subroutine nudge_b(by, byb)
    real(8), intent(inout) :: by
    real(8) :: byb
    byb = 0.5d0*byb + cos(by)*(0.25d0*byb)
  end subroutine nudge_b

  subroutine sine_b(a, ab, sineb)
    real(8), intent(in) :: a
    real(8) :: ab, sineb
    ab = ab + cos(a)*sineb
    sineb = 0.0d0
  end subroutine sine_b
end module left_b

module right_b
  use right
contains
  subroutine nudge_b(by, byb)
    real(8), intent(inout) :: by
    real(8) :: byb
    byb = 0.5d0*byb - sin(by)*(0.5d0*byb)
  end subroutine nudge_b
end module right_b

subroutine f_b(x, xb, y, yb)
  implicit none
  real(8), intent(in) :: x(6)
  real(8), intent(inout) :: y
  real(8) :: a(6), s
  integer :: i
  real(8) :: xb(6), yb, ab(6), sb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = x*x
  s = x(1)
  do i = 1, 2
    call pushreal8(s)
    call both_p_q(3, a, i - 1, 2 + i - 1, s)
    call pushreal8(s)
    s = s*a(2)
    call pushreal8(a(i + 1))
    a(i + 1) = a(i)*s
    call pushreal8(s)
    call several_p_q(3, a, 3, 1, s)
  end do
  xb = 0.0d0
  ab = 0.0d0
  sb = yb
  ab = ab + yb
  yb = 0.0d0
  do i = 2, 1, -1
    call lookreal8(s)
    call several_p_q_b(3, a, ab, 3, 1, s, sb)
    call popreal8(s)
    call popreal8(a(i + 1))
    ab(i) = ab(i) + s*ab(i + 1)
    sb = sb + a(i)*ab(i + 1)
    ab(i + 1) = 0.0d0
    call popreal8(s)
    ab(2) = ab(2) + s*sb
    sb = a(2)*sb
    call lookreal8(s)
    call both_p_q_b(3, a, ab, i - 1, 2 + i - 1, s, sb)
    call popreal8(s)
  end do
  xb(1) = xb(1) + sb
  xb = xb + 2.0d0*x*ab
end subroutine f_b

subroutine both_p_q(n, storage, from_p, from_q, s)
  use right, only: rightside
  use right, only: nudge0 => nudge
  implicit none
  real(8) :: storage(*)
  integer :: from_p, from_q
  integer, intent(in) :: n
  real(8), intent(inout) :: s
  type(rightside) :: o
  integer :: i
  do i = 1, n
    call nudge0(s)
    s = s*storage(from_p + i)*storage(from_q + n + 1 - i) + o%w
  end do
end subroutine both_p_q

subroutine both_p_q_b(n, storage, storageb, from_p, from_q, s, sb)
  use right, only: rightside
  use right, only: nudge0 => nudge
  use right_b, only: nudge0_b => nudge_b
  implicit none
  real(8) :: storage(*)
  integer :: from_p, from_q
  integer, intent(in) :: n
  real(8), intent(inout) :: s
  type(rightside) :: o
  integer :: i
  real(8) :: storageb(*), sb, tempb
  do i = 1, n
    call pushreal8(s)
    call nudge0(s)
    call pushreal8(s)
    s = s*storage(from_p + i)*storage(from_q + n + 1 - i) + o%w
  end do
  do i = n, 1, -1
    call popreal8(s)
    tempb = storage(from_q + n + 1 - i)*sb
    storageb(from_p + i) = storageb(from_p + i) + s*tempb
    storageb(from_q + n + 1 - i) = storageb(from_q + n + 1 - i) + s*storage(from_p + i)*sb
    sb = storage(from_p + i)*tempb
    call popreal8(s)
    call nudge0_b(s, sb)
  end do
end subroutine both_p_q_b

subroutine several_p_q(n, storage, from_p, from_q, s)
  use left, only: leftside, turned
  use right, only: rightside
  use left, only: nudge0 => nudge
  use right, only: nudge1 => nudge
  implicit none
  real(8) :: storage(*)
  integer :: from_p, from_q
  integer, intent(in) :: n
  real(8), intent(inout) :: s
  type(leftside) :: l
  type(rightside) :: r
  integer :: i
  real(8) :: result
  do i = 1, n
    call nudge0(s)
    call nudge1(s)
    result = turned(storage(from_p + i)*s)
    s = s*result*storage(from_q + n + 1 - i) + l%w*r%w
  end do
end subroutine several_p_q

subroutine several_p_q_b(n, storage, storageb, from_p, from_q, s, sb)
  use left, only: leftside, turned
  use right, only: rightside
  use left, only: nudge0 => nudge
  use right, only: nudge1 => nudge
  use left_b, only: nudge0_b => nudge_b, sine_b
  use right_b, only: nudge1_b => nudge_b
  implicit none
  real(8) :: storage(*)
  integer :: from_p, from_q
  integer, intent(in) :: n
  real(8), intent(inout) :: s
  type(leftside) :: l
  type(rightside) :: r
  integer :: i
  real(8) :: result
  real(8) :: storageb(*), sb, resultb, result0b, tempb
  do i = 1, n
    call pushreal8(s)
    call nudge0(s)
    call pushreal8(s)
    call nudge1(s)
    call pushreal8(result)
    result = turned(storage(from_p + i)*s)
    call pushreal8(s)
    s = s*result*storage(from_q + n + 1 - i) + l%w*r%w
  end do
  resultb = 0.0d0
  do i = n, 1, -1
    call popreal8(s)
    tempb = storage(from_q + n + 1 - i)*sb
    resultb = resultb + s*tempb
    storageb(from_q + n + 1 - i) = storageb(from_q + n + 1 - i) + s*result*sb
    sb = result*tempb
    call popreal8(result)
    result0b = resultb
    resultb = 0.0d0
    tempb = 0.0d0
    call sine_b(storage(from_p + i)*s, tempb, result0b)
    storageb(from_p + i) = storageb(from_p + i) + s*tempb
    sb = sb + storage(from_p + i)*tempb
    call popreal8(s)
    call nudge1_b(s, sb)
    call popreal8(s)
    call nudge0_b(s, sb)
  end do
end subroutine several_p_q_b
