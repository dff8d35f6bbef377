! dotbar adjoint --head 'bratu(f)/(x,prm)' in.f
subroutine bratu_b(dim, parmax, x, xb, prm, prmb, f, fb)
  integer :: dim, parmax, i
  double precision :: x(dim), prm(parmax), f(dim)
  double precision :: h
  double precision :: xb(dim), prmb(parmax), fb(dim), tempb, temp0b, sumb, sumb0
  ! Adjoint: sets the derivatives of x, prm from those of f, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  h = 2.0/(dim + 1)
  xb = 0.0d0
  prmb = 0.0d0
  prmb(1) = prmb(1) + h*h*((1 + 10*exp(x(dim)/(1.0 + prm(2)*x(dim))))*fb(dim)/12.0)
  tempb = exp(x(dim)/(1.0 + prm(2)*x(dim)))*(10*(h*h*prm(1)/12.0*fb(dim)))
  xb(dim) = xb(dim) + (1.0d0/(1.0 + prm(2)*x(dim)))*tempb
  temp0b = -x(dim)*(1.0d0/(1.0 + prm(2)*x(dim)))**2*tempb
  prmb(2) = prmb(2) + x(dim)*temp0b
  xb(dim) = xb(dim) + prm(2)*temp0b
  xb(dim) = xb(dim) - 2*fb(dim)
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
  xb(1) = xb(1) + fb(2)
  prmb(1) = prmb(1) + h*h*(exp(x(1)/(1.0 + prm(2)*x(1)))*fb(2)/12.0)
  tempb = exp(x(1)/(1.0 + prm(2)*x(1)))*(h*h*prm(1)/12.0*fb(2))
  xb(1) = xb(1) + (1.0d0/(1.0 + prm(2)*x(1)))*tempb
  temp0b = -x(1)*(1.0d0/(1.0 + prm(2)*x(1)))**2*tempb
  prmb(2) = prmb(2) + x(1)*temp0b
  xb(1) = xb(1) + prm(2)*temp0b
  fb(2) = 0.0d0
  xb(1) = xb(1) - 2*fb(1)
  prmb(1) = prmb(1) + h*h*((1 + 10*exp(x(1)/(1.0 + prm(2)*x(1))))*fb(1)/12.0)
  tempb = exp(x(1)/(1.0 + prm(2)*x(1)))*(10*(h*h*prm(1)/12.0*fb(1)))
  xb(1) = xb(1) + (1.0d0/(1.0 + prm(2)*x(1)))*tempb
  temp0b = -x(1)*(1.0d0/(1.0 + prm(2)*x(1)))**2*tempb
  prmb(2) = prmb(2) + x(1)*temp0b
  xb(1) = xb(1) + prm(2)*temp0b
  fb(1) = 0.0d0
end subroutine bratu_b
