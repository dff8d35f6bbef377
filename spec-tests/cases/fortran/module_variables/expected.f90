! dotbar adjoint --head 'top(y,z)/(x,ww)' in.f90
module state_b
  use state
  real(wp) :: ab, wb(3), bufb(3)
contains
  subroutine bump_b(x, xb)
    real(wp), intent(in) :: x
    real(wp) :: xb
    call pushreal8(a)
    a = a*x + w(2)
    ab = ab + 2.0d0*a*bufb(1)
    bufb(1) = 0.0d0
    call popreal8(a)
    xb = xb + a*ab
    wb(2) = wb(2) + ab
    ab = 0.0d0
  end subroutine bump_b

  subroutine weight_b(x, xb, weightb)
    real(wp), intent(in) :: x
    real(wp) :: xb, weightb
    ab = ab + sin(x)*weightb
    xb = xb + cos(x)*(a*weightb)
    weightb = 0.0d0
  end subroutine weight_b
end module state_b

module other_b
  use other
contains
  subroutine scale_b(y, yb)
    use state_b, only: zb => ab
    real(wp), intent(inout) :: y
    real(wp) :: yb
    call pushreal8(y)
    y = y*z
    yb = yb + z*zb
    zb = y*zb
    call popreal8(y)
    zb = zb + y*yb
    yb = z*yb
  end subroutine scale_b
end module other_b

subroutine top_b(x, xb, y, yb)
  use state, only: bump, ww => w, g => weight
  use other
  use state_b, only: bufb, wwb => wb, bump_b, g_b => weight_b
  use other_b, only: scale_b
  implicit none
  real(8) :: x, y, q
  real(wp) :: result
  real(8) :: xb, yb, qb, result1b
  real(wp) :: resultb, result0b
  ! Adjoint: sets the derivatives of x, ww from those of y, z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ww(2) = x*x
  call pushreal8(z)
  call bump(x)
  result = g(x)
  y = ww(2)*x + result
  call pushreal8(y)
  call pushreal8(z)
  call scale(y)
  q = g(y)
  call pushreal8(y)
  y = y + q*q
  bufb = 0.0d0
  wwb = 0.0d0
  call outer_b(y, yb)
  call popreal8(y)
  qb = 2.0d0*q*yb
  result1b = qb
  qb = 0.0d0
  call g_b(y, yb, result1b)
  call popreal8(z)
  call popreal8(y)
  call scale_b(y, yb)
  wwb(2) = wwb(2) + x*yb
  xb = ww(2)*yb
  resultb = yb
  yb = 0.0d0
  result0b = resultb
  resultb = 0.0d0
  call g_b(x, xb, result0b)
  call popreal8(z)
  call bump_b(x, xb)
  xb = xb + 2.0d0*x*wwb(2)
  wwb(2) = 0.0d0
end subroutine top_b

subroutine outer_b(y, yb)
  use state, only: a
  use state, only: buf
  real(8) :: y
  real(8) :: yb
  call pushreal8(y)
  call pushreal8(a)
  call pushreal8array(buf, size(buf))
  call inner(y)
  yb = 2.0d0*y*yb
  call popreal8array(buf, size(buf))
  call popreal8(a)
  call popreal8(y)
  call inner_b(y, yb)
end subroutine outer_b

subroutine inner_b(y, yb)
  use state
  use state_b, only: bufb, ab
  real(8) :: y
  real(8) :: yb
  call pushreal8(buf(2))
  buf(2) = buf(1)*y
  yb = yb + ab
  ab = 0.0d0
  ab = ab + buf(2)*yb
  bufb(2) = bufb(2) + a*yb
  call popreal8(buf(2))
  bufb(1) = bufb(1) + y*bufb(2)
  yb = yb + buf(1)*bufb(2)
  bufb(2) = 0.0d0
end subroutine inner_b
