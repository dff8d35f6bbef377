! dotbar tangent --head 'bratu(f)/(x,prm)' in.f
subroutine bratu_d(dim, parmax, x, xd, prm, prmd, f, fd)
  integer :: dim, parmax, i
  double precision :: x(dim), prm(parmax), f(dim)
  double precision :: h
  double precision :: xd(dim), prmd(parmax), fd(dim)
  ! Tangent: the derivatives of f are computed from those of x, prm, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  fd = 0.0d0
  h = 2.0/(dim + 1)
  fd(1) = -2*xd(1) + h*h*prmd(1)/12.0*(1 + 10*exp(x(1)/(1.0 + prm(2)*x(1)))) + h*h*prm(1)/12.0* &
      (10*(exp(x(1)/(1.0 + prm(2)*x(1)))*((xd(1) - x(1)/(1.0 + prm(2)*x(1))*(prmd(2)*x(1) + &
      prm(2)*xd(1)))/(1.0 + prm(2)*x(1)))))
  f(1) = -2*x(1) + h*h*prm(1)/12.0*(1 + 10*exp(x(1)/(1.0 + prm(2)*x(1))))
  fd(2) = xd(1) + h*h*prmd(1)/12.0*exp(x(1)/(1.0 + prm(2)*x(1))) + h*h*prm(1)/12.0*(exp(x(1)/ &
      (1.0 + prm(2)*x(1)))*((xd(1) - x(1)/(1.0 + prm(2)*x(1))*(prmd(2)*x(1) + prm(2)*xd(1)))/ &
      (1.0 + prm(2)*x(1))))
  f(2) = x(1) + h*h*prm(1)/12.0*exp(x(1)/(1.0 + prm(2)*x(1)))
  do i = 2, dim - 1
    fd(i - 1) = fd(i - 1) + (xd(i) + h*h*prmd(1)/12.0*exp(x(i)/(1.0 + prm(2)*x(i))) + h*h*prm(1)/ &
        12.0*(exp(x(i)/(1.0 + prm(2)*x(i)))*((xd(i) - x(i)/(1.0 + prm(2)*x(i))*(prmd(2)*x(i) + &
        prm(2)*xd(i)))/(1.0 + prm(2)*x(i)))))
    f(i - 1) = f(i - 1) + x(i) + h*h*prm(1)/12.0*exp(x(i)/(1.0 + prm(2)*x(i)))
    fd(i) = fd(i) + (h*h*prmd(1)/1.2*exp(x(i)/(1.0 + prm(2)*x(i))) - 2*xd(i) + h*h*prm(1)/1.2* &
        (exp(x(i)/(1.0 + prm(2)*x(i)))*((xd(i) - x(i)/(1.0 + prm(2)*x(i))*(prmd(2)*x(i) + prm(2)* &
        xd(i)))/(1.0 + prm(2)*x(i)))))
    f(i) = f(i) - 2*x(i) + h*h*prm(1)/1.2*exp(x(i)/(1.0 + prm(2)*x(i)))
    fd(i + 1) = xd(i) + h*h*prmd(1)/12.0*exp(x(i)/(1.0 + prm(2)*x(i))) + h*h*prm(1)/12.0* &
        (exp(x(i)/(1.0 + prm(2)*x(i)))*((xd(i) - x(i)/(1.0 + prm(2)*x(i))*(prmd(2)*x(i) + prm(2)* &
        xd(i)))/(1.0 + prm(2)*x(i))))
    f(i + 1) = x(i) + h*h*prm(1)/12.0*exp(x(i)/(1.0 + prm(2)*x(i)))
  end do
  fd(dim - 1) = fd(dim - 1) + (xd(dim) + h*h*prmd(1)/12.0*exp(x(dim)/(1.0 + prm(2)*x(dim))) + h*h* &
      prm(1)/12.0*(exp(x(dim)/(1.0 + prm(2)*x(dim)))*((xd(dim) - x(dim)/(1.0 + prm(2)*x(dim))* &
      (prmd(2)*x(dim) + prm(2)*xd(dim)))/(1.0 + prm(2)*x(dim)))))
  f(dim - 1) = f(dim - 1) + x(dim) + h*h*prm(1)/12.0*exp(x(dim)/(1.0 + prm(2)*x(dim)))
  fd(dim) = fd(dim) - 2*xd(dim)
  f(dim) = f(dim) - 2*x(dim)
  fd(dim) = fd(dim) + (h*h*prmd(1)/12.0*(1 + 10*exp(x(dim)/(1.0 + prm(2)*x(dim)))) + h*h*prm(1)/ &
      12.0*(10*(exp(x(dim)/(1.0 + prm(2)*x(dim)))*((xd(dim) - x(dim)/(1.0 + prm(2)*x(dim))* &
      (prmd(2)*x(dim) + prm(2)*xd(dim)))/(1.0 + prm(2)*x(dim))))))
  f(dim) = f(dim) + h*h*prm(1)/12.0*(1 + 10*exp(x(dim)/(1.0 + prm(2)*x(dim))))
end subroutine bratu_d
