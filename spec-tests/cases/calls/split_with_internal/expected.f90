! dotbar adjoint --head 'top(x)>(y)' in.f90
! A procedure that is called without a checkpoint has internal procedures: each sweep has those that it calls.
subroutine top_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: a(n)
  integer :: i
  real(8) :: xb(n), yb, ab(n)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = x
  y = 1
  do i = 1, 3
    call step_fwd(n, a, y)
  end do
  xb = 0.0d0
  ab = 0.0d0
  ab = ab + y*yb
  yb = sum(a)*yb
  do i = 3, 1, -1
    call step_bwd(n, a, ab, y, yb)
  end do
  yb = 0.0d0
  xb = xb + ab
end subroutine top_b

!$AD NOCHECKPOINT
subroutine step_fwd(n, a, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n), y
  real(8) :: s, w(n)
  integer :: k
  real(8) :: result, result0, result1
  s = 0
  do k = 1, n
    result = grow(a(k))
    call pushreal8(w(k))
    w(k) = result
    call add_fwd(w(k))
  end do
  call pushreal8array(a, size(a))
  a = a + 0.1d0*w*s
  result0 = passive(2d0)
  result1 = grow(s)
  call pushreal8(y)
  y = y*result0 + result1
  call pushreal8(s)
  call pushreal8array(w, size(w))
  call pushreal8(result0)
contains
  function grow(v) result(r)
    real(8), intent(in) :: v
    real(8) :: r
    r = sin(v)*y
  end function grow

  subroutine twice()
    s = s*a(1)
  end subroutine twice

  function passive(v) result(r)
    real(8), intent(in) :: v
    real(8) :: r
    r = 0.3d0*v
  end function passive

  subroutine add_fwd(v)
    real(8), intent(in) :: v
    s = s + v**2
    call pushreal8(s)
    call twice()
  end subroutine add_fwd
end subroutine step_fwd

!$AD NOCHECKPOINT
subroutine step_bwd(n, a, ab, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n), y
  real(8) :: s, w(n)
  integer :: k
  real(8) :: result0
  real(8) :: ab(n), yb, sb, wb(n), resultb, result1b, result2b
  call popreal8(result0)
  call popreal8array(w, size(w))
  call popreal8(s)
  sb = 0.0d0
  wb = 0.0d0
  resultb = 0.0d0
  call popreal8(y)
  result1b = yb
  yb = result0*yb
  result2b = result1b
  result1b = 0.0d0
  call grow_b(s, sb, result2b)
  call popreal8array(a, size(a))
  wb = wb + 0.1d0*(s*ab)
  sb = sb + sum(0.1d0*w*ab)
  do k = n, 1, -1
    call add_bwd(w(k), wb(k))
    call popreal8(w(k))
    resultb = resultb + wb(k)
    wb(k) = 0.0d0
    result2b = resultb
    resultb = 0.0d0
    call grow_b(a(k), ab(k), result2b)
  end do
contains
  subroutine grow_b(v, vb, rb)
    real(8), intent(in) :: v
    real(8) :: vb, rb
    vb = vb + cos(v)*(y*rb)
    yb = yb + sin(v)*rb
    rb = 0.0d0
  end subroutine grow_b

  subroutine add_bwd(v, vb)
    real(8), intent(in) :: v
    real(8) :: vb
    call popreal8(s)
    call twice_b()
    vb = vb + 2.0d0*v*sb
  end subroutine add_bwd

  subroutine twice_b()
    ab(1) = ab(1) + s*sb
    sb = a(1)*sb
  end subroutine twice_b
end subroutine step_bwd
