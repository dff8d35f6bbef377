! dotbar adjoint --head 'f(x,v)>(v,y)' in.f90
! Products of so many factors that partial products are kept: with constants, functions, one variable again and again, arrays, parts
! of arrays, chosen by vectors of subscripts, too.
subroutine f_b(n, c, x, xb, v, vb, y, yb)
  implicit none
  integer :: n
  real*8 :: c, x(12), v(n), y
  real*8 :: xb(12), vb(n), yb, tempb, temp0b, temp1b, temp2b, temp3b, temp4b, temp5b, temp6b, &
      temp7b, temp8b, temp9b, temp10b(n), temp11b(n), temp12b(n), temp13b(n), temp14b(n), &
      temp15b(n), temp16b(n), product0, product1, product2, product3, product4(n), product5(n), &
      product6(n)
  ! Adjoint: sets the derivatives of x, v from those of v, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x(1)*x(2)*c*x(3)*x(4)*sin(x(5))*x(6)*x(7)*n*x(8)*c*x(9)*(x(10) + x(11))*x(12)*c
  y = 1.1d0 + y
  call pushreal8(y)
  y = y*y*y*y*y*y*y*y*y*y
  call pushreal8array(v, size(v))
  v = v*x(1)*v*c*v*x(2)*v*exp(v)*v*y*x(3)
  v = 0.9d0 + v
  call pushreal8(y)
  y = y + sum(v(2:3)*v(1:2)*v(2:3)*v(2:3)*v(1:2)*v(2:3)*v(2:3)*v(1:2)*v(1:2)*x(4)*v(2:3))
  call parts(v, [2, 3, 1], y)
  xb = 0.0d0
  tempb = n*n*(n*n*(n*n*(n*(n*yb))))
  vb(1) = vb(1) + y*tempb
  xb(1) = xb(1) + c*c*c*c*c*c*c*c*c*yb
  vb = vb + yb
  yb = v(1)*tempb
  call parts_b(v, vb, [2, 3, 1], y, yb)
  call popreal8(y)
  product6(2:3) = v(2:3)*v(1:2)*v(2:3)*v(2:3)*v(1:2)*v(2:3)*v(2:3)*v(1:2)
  product5(2:3) = product6(2:3)*v(1:2)
  product4(2:3) = product5(2:3)*x(4)
  temp10b(2:3) = v(2:3)*spread(yb, 1, size(v(2:3), 1))
  temp11b(2:3) = x(4)*temp10b(2:3)
  temp12b(1:2) = v(1:2)*temp11b(2:3)
  temp13b(1:2) = v(1:2)*temp12b(1:2)
  temp14b(2:3) = v(2:3)*v(2:3)*temp13b(1:2)
  temp15b(1:2) = v(1:2)*temp14b(2:3)
  temp16b(2:3) = v(2:3)*v(2:3)*temp15b(1:2)
  vb(2:3) = vb(2:3) + v(1:2)*temp16b(2:3)
  vb(1:2) = vb(1:2) + v(2:3)*temp16b(2:3)
  vb(2:3) = vb(2:3) + 2.0d0*(v(2:3)*v(1:2)*v(2:3))*temp15b(1:2)
  vb(1:2) = vb(1:2) + v(2:3)*v(1:2)*v(2:3)*v(2:3)*temp14b(2:3)
  vb(2:3) = vb(2:3) + 2.0d0*(v(2:3)*v(1:2)*v(2:3)*v(2:3)*v(1:2)*v(2:3))*temp13b(1:2)
  vb(1:2) = vb(1:2) + v(2:3)*v(1:2)*v(2:3)*v(2:3)*v(1:2)*v(2:3)*v(2:3)*temp12b(1:2)
  vb(1:2) = vb(1:2) + product6(2:3)*temp11b(2:3)
  xb(4) = xb(4) + sum(product5(2:3)*temp10b(2:3))
  vb(2:3) = vb(2:3) + product4(2:3)*yb
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
  xb(1) = xb(1) + sum(v*v*temp16b)
  xb(2) = xb(2) + sum(v*x(1)*v*c*v*temp14b)
  yb = yb + sum(product5*temp10b)
  xb(3) = xb(3) + sum(product4*vb)
  vb = 2.0d0*(v*x(1))*temp16b + (v*x(1)*v*c*temp15b + (v*x(1)*v*c*v*x(2)*temp13b + (exp(v)*(v* &
      x(1)*v*c*v*x(2)*v*temp12b) + product6*temp11b)))
  call popreal8(y)
  product1 = y*y*y*y*y*y*y*y
  product0 = product1*y
  tempb = y*yb
  temp0b = y*tempb
  temp1b = y*y*temp0b
  temp2b = y*y*temp1b
  yb = 2.0d0*y*(y*y*temp2b) + (2.0d0*(y*y*y)*temp2b + (2.0d0*(y*y*y*y*y)*temp1b + (2.0d0*(y*y*y*y* &
      y*y*y)*temp0b + (product1*tempb + product0*yb))))
  product3 = x(1)*x(2)*c*x(3)*x(4)*sin(x(5))*x(6)*x(7)*n
  product2 = product3*x(8)*c
  product1 = product2*x(9)
  product0 = product1*(x(10) + x(11))
  tempb = c*yb
  temp0b = x(12)*tempb
  temp1b = (x(10) + x(11))*temp0b
  temp2b = c*(x(9)*temp1b)
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

subroutine parts_b(w, wb, k, y, yb)
  implicit none
  integer :: k(3)
  real*8 :: w(*), y
  real*8 :: wb(*), yb, tempb(3), temp0b(3), temp1b(3), temp2b(3), temp3b(3), product0(3), &
      product1(3)
  integer :: i, i0, i1, i2, i3
  product1 = w(k)*w(1:3)*w(k)*w(k)*w(k)*w(k)*w(k)*w(k)
  product0 = product1*w(1:3)
  tempb = w(k)*spread(yb, 1, size(w(k), 1))
  temp0b = w(1:3)*tempb
  temp1b = w(k)*w(k)*temp0b
  temp2b = w(k)*w(k)*temp1b
  temp3b = w(k)*w(k)*temp2b
  do i = 1, size(w(k), 1)
    wb(k(i)) = wb(k(i)) + w(i)*temp3b(i)
  end do
  wb(1:3) = wb(1:3) + w(k)*temp3b
  do i0 = 1, size(w(k), 1)
    wb(k(i0)) = wb(k(i0)) + 2.0d0*(w(k(i0))*w(i0)*w(k(i0)))*temp2b(i0)
  end do
  do i1 = 1, size(w(k), 1)
    wb(k(i1)) = wb(k(i1)) + 2.0d0*(w(k(i1))*w(i1)*w(k(i1))*w(k(i1))*w(k(i1)))*temp1b(i1)
  end do
  do i2 = 1, size(w(k), 1)
    wb(k(i2)) = wb(k(i2)) + 2.0d0*(w(k(i2))*w(i2)*w(k(i2))*w(k(i2))*w(k(i2))*w(k(i2))*w(k(i2)))* &
        temp0b(i2)
  end do
  wb(1:3) = wb(1:3) + product1*tempb
  do i3 = 1, size(w(k), 1)
    wb(k(i3)) = wb(k(i3)) + product0(i3)*yb
  end do
end subroutine parts_b
