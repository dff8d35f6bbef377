! dotbar adjoint --head 'simpson(a,b,p)>(q)' in.f90
! Simpson's rule for a function with a parameter.
subroutine simpson_b(n, a, ab, b, bb, p, pb, q, qb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a, b, p
  real(8), intent(inout) :: q
  integer :: i
  real(8) :: h, f
  real(8) :: result, result0, result1, result2
  real(8) :: ab, bb, pb, qb, hb, resultb, result0b, result1b, result2b, tempb, result3b
  ! Adjoint: sets the derivatives of a, b, p from those of q, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  h = (b - a)/(2*n)
  result = f(a, p)
  result0 = f(b, p)
  q = result + result0
  do i = 1, 2*n - 1
    if (mod(i, 2) == 1) then
      result1 = f(a + i*h, p)
      q = q + 4.0d0*result1
    else
      result2 = f(a + i*h, p)
      q = q + 2.0d0*result2
    end if
  end do
  ab = 0.0d0
  bb = 0.0d0
  pb = 0.0d0
  result1b = 0.0d0
  result2b = 0.0d0
  tempb = qb/3.0d0
  hb = q*tempb
  qb = h*tempb
  do i = 2*n - 1, 1, -1
    if (mod(i, 2) == 1) then
      result1b = result1b + 4.0d0*qb
      result3b = result1b
      result1b = 0.0d0
      tempb = 0.0d0
      call f_b(a + i*h, tempb, p, pb, result3b)
      ab = ab + tempb
      hb = hb + i*tempb
    else
      result2b = result2b + 2.0d0*qb
      result3b = result2b
      result2b = 0.0d0
      tempb = 0.0d0
      call f_b(a + i*h, tempb, p, pb, result3b)
      ab = ab + tempb
      hb = hb + i*tempb
    end if
  end do
  resultb = qb
  result0b = qb
  qb = 0.0d0
  result3b = result0b
  result0b = 0.0d0
  call f_b(b, bb, p, pb, result3b)
  result3b = resultb
  resultb = 0.0d0
  call f_b(a, ab, p, pb, result3b)
  tempb = hb/(2*n)
  bb = bb + tempb
  ab = ab - tempb
end subroutine simpson_b

subroutine f_b(x, xb, p, pb, fb)
  implicit none
  real(8), intent(in) :: x, p
  real(8) :: xb, pb, fb, tempb
  tempb = -exp(-p*x)*(x**2*fb)
  pb = pb + x*tempb
  xb = xb + p*tempb
  xb = xb + 2.0d0*x*(exp(-p*x)*fb)
  fb = 0.0d0
end subroutine f_b
