! dotbar adjoint --head 'top(y)/(x)' in.f90
subroutine top_b(n, x, xb, y, yb)
  integer :: n
  real(8) :: x, y, h
  common /c/ h
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  h = 0.25d0*n
  y = x*h
  call pushreal8(h)
  call pushreal8(y)
  call s1(n, y)
  call s1_fwd(n, y)
  xb = y*h*yb
  yb = h*(x*yb)
  call s1_bwd(n, y, yb)
  call popreal8(y)
  call lookreal8(h)
  call s1_b(n, y, yb)
  call popreal8(h)
  xb = xb + h*yb
  yb = 0.0d0
end subroutine top_b

subroutine s1_fwd(n, q)
  integer :: n, l, i1
  real(8) :: q, h
  common /c/ h
  call pushreal8(q)
  q = q*h*sin(q)
  i1 = n
  do l = 1, i1
    call pushreal8(h)
    h = 0.5d0*l
  end do
  call pushinteger4(i1)
  i1 = 7
  call pushreal8(q)
  q = q*q + h/i1
end subroutine s1_fwd

subroutine s1_bwd(n, q, qb)
  integer :: n, l, i1
  real(8) :: q, h
  common /c/ h
  real(8) :: qb
  call popreal8(q)
  qb = 2.0d0*q*qb
  call popinteger4(i1)
  do l = i1, 1, -1
    call popreal8(h)
  end do
  call popreal8(q)
  qb = h*(sin(q)*qb) + cos(q)*(q*h*qb)
end subroutine s1_bwd

subroutine s1_b(n, q, qb)
  integer :: n, l, i1
  real(8) :: q, h
  common /c/ h
  real(8) :: qb
  call pushreal8(q)
  q = q*h*sin(q)
  i1 = n
  do l = 1, i1
    call pushreal8(h)
    h = 0.5d0*l
  end do
  call pushinteger4(i1)
  i1 = 7
  call pushreal8(q)
  q = q*q + h/i1
  call popreal8(q)
  qb = 2.0d0*q*qb
  call popinteger4(i1)
  do l = i1, 1, -1
    call popreal8(h)
  end do
  call popreal8(q)
  qb = h*(sin(q)*qb) + cos(q)*(q*h*qb)
end subroutine s1_b
