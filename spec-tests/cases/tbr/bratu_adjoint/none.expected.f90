! dotbar adjoint --head 'bratu(f)/(x,prm)' in.f --no-tbr --no-diff-liveness
subroutine bratu_b(dim, parmax, x, xb, prm, prmb, f, fb)
  integer :: dim, parmax, i
  double precision :: x(dim), prm(parmax), f(dim)
  double precision :: h
  double precision :: xb(dim), prmb(parmax), fb(dim), tempb, temp0b, sumb, sumb0
  ! Adjoint: sets the derivatives of x, prm from those of f, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal8(h)
  h = 2.0/(dim + 1)
  call pushreal8(f(1))
  f(1) = -2*x(1) + h*h*prm(1)/12.0*(1 + 10*exp(x(1)/(1.0 + prm(2)*x(1))))
  call pushreal8(f(2))
  f(2) = x(1) + h*h*prm(1)/12.0*exp(x(1)/(1.0 + prm(2)*x(1)))
  call pushinteger4(i)
  call pushreal8array(f(2:dim - 1), size(f(2:dim - 1)))
  do i = 2, dim - 1
    call pushreal8(f(i - 1))
    f(i - 1) = f(i - 1) + x(i) + h*h*prm(1)/12.0*exp(x(i)/(1.0 + prm(2)*x(i)))
    f(i) = f(i) - 2*x(i) + h*h*prm(1)/1.2*exp(x(i)/(1.0 + prm(2)*x(i)))
    call pushreal8(f(i + 1))
    f(i + 1) = x(i) + h*h*prm(1)/12.0*exp(x(i)/(1.0 + prm(2)*x(i)))
  end do
  call pushreal8(f(dim - 1))
  f(dim - 1) = f(dim - 1) + x(dim) + h*h*prm(1)/12.0*exp(x(dim)/(1.0 + prm(2)*x(dim)))
  call pushreal8(f(dim))
  f(dim) = f(dim) - 2*x(dim)
  call pushreal8(f(dim))
  f(dim) = f(dim) + h*h*prm(1)/12.0*(1 + 10*exp(x(dim)/(1.0 + prm(2)*x(dim))))
  xb = 0.0d0
  prmb = 0.0d0
  call popreal8(f(dim))
  prmb(1) = prmb(1) + h*h*((1 + 10*exp(x(dim)/(1.0 + prm(2)*x(dim))))*fb(dim)/12.0)
  tempb = exp(x(dim)/(1.0 + prm(2)*x(dim)))*(10*(h*h*prm(1)/12.0*fb(dim)))
  xb(dim) = xb(dim) + (1.0d0/(1.0 + prm(2)*x(dim)))*tempb
  temp0b = -x(dim)*(1.0d0/(1.0 + prm(2)*x(dim)))**2*tempb
  prmb(2) = prmb(2) + x(dim)*temp0b
  xb(dim) = xb(dim) + prm(2)*temp0b
  call popreal8(f(dim))
  xb(dim) = xb(dim) - 2*fb(dim)
  call popreal8(f(dim - 1))
  xb(dim) = xb(dim) + fb(dim - 1)
  prmb(1) = prmb(1) + h*h*(exp(x(dim)/(1.0 + prm(2)*x(dim)))*fb(dim - 1)/12.0)
  tempb = exp(x(dim)/(1.0 + prm(2)*x(dim)))*(h*h*prm(1)/12.0*fb(dim - 1))
  xb(dim) = xb(dim) + (1.0d0/(1.0 + prm(2)*x(dim)))*tempb
  temp0b = -x(dim)*(1.0d0/(1.0 + prm(2)*x(dim)))**2*tempb
  prmb(2) = prmb(2) + x(dim)*temp0b
  xb(dim) = xb(dim) + prm(2)*temp0b
  sumb = 0.0d0
  sumb0 = 0.0d0
  do i = dim - 1, 2, -1
    call popreal8(f(i + 1))
    sumb = sumb + h*h*(exp(x(i)/(1.0 + prm(2)*x(i)))*fb(i + 1)/12.0)
    tempb = exp(x(i)/(1.0 + prm(2)*x(i)))*(h*h*prm(1)/12.0*fb(i + 1))
    temp0b = -x(i)*(1.0d0/(1.0 + prm(2)*x(i)))**2*tempb
    sumb0 = sumb0 + x(i)*temp0b
    xb(i) = xb(i) + (prm(2)*temp0b + (1.0d0/(1.0 + prm(2)*x(i)))*tempb + fb(i + 1))
    fb(i + 1) = 0.0d0
    tempb = exp(x(i)/(1.0 + prm(2)*x(i)))*(h*h*prm(1)/1.2*fb(i))
    temp0b = -x(i)*(1.0d0/(1.0 + prm(2)*x(i)))**2*tempb
    sumb0 = sumb0 + x(i)*temp0b
    xb(i) = xb(i) + (prm(2)*temp0b + (1.0d0/(1.0 + prm(2)*x(i)))*tempb - 2*fb(i))
    call popreal8(f(i - 1))
    sumb = sumb + (h*h*(exp(x(i)/(1.0 + prm(2)*x(i)))*fb(i - 1)/12.0) + h*h*(exp(x(i)/(1.0 + &
        prm(2)*x(i)))*fb(i)/1.2))
    tempb = exp(x(i)/(1.0 + prm(2)*x(i)))*(h*h*prm(1)/12.0*fb(i - 1))
    temp0b = -x(i)*(1.0d0/(1.0 + prm(2)*x(i)))**2*tempb
    sumb0 = sumb0 + x(i)*temp0b
    xb(i) = xb(i) + (prm(2)*temp0b + (1.0d0/(1.0 + prm(2)*x(i)))*tempb + fb(i - 1))
  end do
  if (dim - 1 >= 2) then
    prmb(1) = prmb(1) + sumb
    prmb(2) = prmb(2) + sumb0
  end if
  call popreal8array(f(2:dim - 1), size(f(2:dim - 1)))
  call popinteger4(i)
  call popreal8(f(2))
  xb(1) = xb(1) + fb(2)
  prmb(1) = prmb(1) + h*h*(exp(x(1)/(1.0 + prm(2)*x(1)))*fb(2)/12.0)
  tempb = exp(x(1)/(1.0 + prm(2)*x(1)))*(h*h*prm(1)/12.0*fb(2))
  xb(1) = xb(1) + (1.0d0/(1.0 + prm(2)*x(1)))*tempb
  temp0b = -x(1)*(1.0d0/(1.0 + prm(2)*x(1)))**2*tempb
  prmb(2) = prmb(2) + x(1)*temp0b
  xb(1) = xb(1) + prm(2)*temp0b
  fb(2) = 0.0d0
  call popreal8(f(1))
  xb(1) = xb(1) - 2*fb(1)
  prmb(1) = prmb(1) + h*h*((1 + 10*exp(x(1)/(1.0 + prm(2)*x(1))))*fb(1)/12.0)
  tempb = exp(x(1)/(1.0 + prm(2)*x(1)))*(10*(h*h*prm(1)/12.0*fb(1)))
  xb(1) = xb(1) + (1.0d0/(1.0 + prm(2)*x(1)))*tempb
  temp0b = -x(1)*(1.0d0/(1.0 + prm(2)*x(1)))**2*tempb
  prmb(2) = prmb(2) + x(1)*temp0b
  xb(1) = xb(1) + prm(2)*temp0b
  fb(1) = 0.0d0
  call popreal8(h)
end subroutine bratu_b
