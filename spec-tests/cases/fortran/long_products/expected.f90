! dotbar adjoint --head 'f(x,v)>(v,y)' in.f90
! Products of so many factors that partial products are kept: with constants, functions, one variable again and again, arrays.
subroutine f_b(n, c, x, xb, v, vb, y, yb)
  implicit none
  integer :: n
  real*8 :: c, x(12), v(n), y
  real*8 :: xb(12), vb(n), yb, tempb, temp0b, temp1b, temp2b, temp3b, temp4b, temp5b, temp6b, &
      temp7b, temp8b, temp9b, temp10b(n), temp11b(n), temp12b(n), temp13b(n), temp14b(n), &
      temp15b(n), temp16b(n), temp17b(n), product0, product1, product2, product3, product4(n), &
      product5(n), product6(n)
  ! Adjoint: sets the derivatives of x, v from those of v, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x(1)*x(2)*c*x(3)*x(4)*sin(x(5))*x(6)*x(7)*n*x(8)*x(9)*(x(10) + x(11))*x(12)*c
  call pushreal8(y)
  y = y*y*y*y*y*y*y*y*y*y
  call pushreal8array(v, size(v))
  v = v*x(1)*v*c*v*x(2)*v*exp(v)*v*y*x(3)
  xb = 0.0d0
  tempb = n*(n*(n*(n*(n*(n*(n*(n*yb)))))))
  vb(1) = vb(1) + y*tempb
  xb(1) = xb(1) + c*c*c*c*c*c*c*c*c*yb
  vb = vb + yb
  yb = v(1)*tempb
  call popreal8array(v, size(v))
  product6 = v*x(1)*v*c*v*x(2)*v*exp(v)
  product5 = product6*v
  product4 = product5*y
  temp10b = x(3)*vb
  temp11b = y*temp10b
  temp12b = v*temp11b
  temp13b = exp(v)*temp12b
  temp14b = v*temp13b
  temp15b = x(2)*temp14b
  temp16b = c*(v*temp15b)
  temp17b = v*temp16b
  xb(1) = xb(1) + sum(v*temp17b)
  xb(2) = xb(2) + sum(v*x(1)*v*c*v*temp14b)
  yb = yb + sum(product5*temp10b)
  xb(3) = xb(3) + sum(product4*vb)
  vb = x(1)*temp17b + (v*x(1)*temp16b + (v*x(1)*v*c*temp15b + (v*x(1)*v*c*v*x(2)*temp13b + &
      (exp(v)*(v*x(1)*v*c*v*x(2)*v*temp12b) + product6*temp11b))))
  call popreal8(y)
  product1 = y*y*y*y*y*y*y*y
  product0 = product1*y
  tempb = y*yb
  temp0b = y*tempb
  temp1b = y*temp0b
  temp2b = y*temp1b
  temp3b = y*temp2b
  temp4b = y*temp3b
  temp5b = y*temp4b
  temp6b = y*temp5b
  yb = y*temp6b + (y*temp6b + (y*y*temp5b + (y*y*y*temp4b + (y*y*y*y*temp3b + (y*y*y*y*y*temp2b + &
      (y*y*y*y*y*y*temp1b + (y*y*y*y*y*y*y*temp0b + (product1*tempb + product0*yb))))))))
  product3 = x(1)*x(2)*c*x(3)*x(4)*sin(x(5))*x(6)*x(7)*n
  product2 = product3*x(8)
  product1 = product2*x(9)
  product0 = product1*(x(10) + x(11))
  tempb = c*yb
  temp0b = x(12)*tempb
  temp1b = (x(10) + x(11))*temp0b
  temp2b = x(9)*temp1b
  temp3b = n*(x(8)*temp2b)
  temp4b = x(7)*temp3b
  temp5b = x(6)*temp4b
  temp6b = sin(x(5))*temp5b
  temp7b = x(4)*temp6b
  temp8b = c*(x(3)*temp7b)
  xb(1) = xb(1) + x(2)*temp8b
  xb(2) = xb(2) + x(1)*temp8b
  xb(3) = xb(3) + x(1)*x(2)*c*temp7b
  xb(4) = xb(4) + x(1)*x(2)*c*x(3)*temp6b
  xb(5) = xb(5) + cos(x(5))*(x(1)*x(2)*c*x(3)*x(4)*temp5b)
  xb(6) = xb(6) + x(1)*x(2)*c*x(3)*x(4)*sin(x(5))*temp4b
  xb(7) = xb(7) + x(1)*x(2)*c*x(3)*x(4)*sin(x(5))*x(6)*temp3b
  xb(8) = xb(8) + product3*temp2b
  xb(9) = xb(9) + product2*temp1b
  temp9b = product1*temp0b
  xb(10) = xb(10) + temp9b
  xb(11) = xb(11) + temp9b
  xb(12) = xb(12) + product0*tempb
  yb = 0.0d0
end subroutine f_b
