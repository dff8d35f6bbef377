! dotbar taylor --rules examples/taylor --head 'k(x,r)>(y)' diffsizes.f90 in.f90
! What an operation of two kinds gives has coefficients of the longer one, whichever operand has it.
subroutine k_taylor(x, xt, r, rt, y, yt, nbdirs)
  use diffsizes, only: nbdirsmax
  implicit none
  real(8), intent(in) :: x
  real(4), intent(in) :: r
  real(8), intent(inout) :: y
  real(8) :: xt(nbdirsmax), yt(nbdirsmax), tempt(nbdirsmax), temp0t(nbdirsmax), &
      temp1t(nbdirsmax), temp2t(nbdirsmax), temp3t(nbdirsmax), temp4t(nbdirsmax), &
      temp5t(nbdirsmax), temp6t(nbdirsmax)
  real(4) :: rt(nbdirsmax)
  double precision :: temp7t(nbdirsmax), temp8t(nbdirsmax)
  integer :: nbdirs, nd, j
  ! Taylor coefficients of orders 1 to nbdirs: those of y are computed from those of x, r, which the caller sets.
  do nd = 1, nbdirs
    tempt(nd) = x*rt(nd) + xt(nd)*r
    do j = 1, nd - 1
      tempt(nd) = tempt(nd) + xt(j)*rt(nd - j)
    end do
  end do
  do nd = 1, nbdirs
    yt(nd) = tempt(nd)
  end do
  y = x*r
  do nd = 1, nbdirs
    tempt(nd) = r*xt(nd) + rt(nd)*x
    do j = 1, nd - 1
      tempt(nd) = tempt(nd) + rt(j)*xt(nd - j)
    end do
    temp0t(nd) = xt(nd) + rt(nd)
    temp1t(nd) = rt(nd) + xt(nd)
    temp2t(nd) = (x + r)*temp1t(nd) + temp0t(nd)*(r + x)
    do j = 1, nd - 1
      temp2t(nd) = temp2t(nd) + temp0t(j)*temp1t(nd - j)
    end do
    temp3t(nd) = tempt(nd) + temp2t(nd)
    temp4t(nd) = yt(nd) + temp3t(nd)
  end do
  do nd = 1, nbdirs
    yt(nd) = temp4t(nd)
  end do
  y = y + (r*x + (x + r)*(r + x))
  do nd = 1, nbdirs
    tempt(nd) = xt(nd) - rt(nd)
    temp0t(nd) = rt(nd) - xt(nd)
    temp1t(nd) = (x - r)*temp0t(nd) + tempt(nd)*(r - x)
    do j = 1, nd - 1
      temp1t(nd) = temp1t(nd) + tempt(j)*temp0t(nd - j)
    end do
    temp2t(nd) = x/r*rt(nd)
    do j = 1, nd - 1
      temp2t(nd) = temp2t(nd) + temp2t(j)*rt(nd - j)
    end do
    temp2t(nd) = (xt(nd) - temp2t(nd))/r
    temp3t(nd) = temp1t(nd) + temp2t(nd)
    temp4t(nd) = r/x*xt(nd)
    do j = 1, nd - 1
      temp4t(nd) = temp4t(nd) + temp4t(j)*xt(nd - j)
    end do
    temp4t(nd) = (rt(nd) - temp4t(nd))/x
    temp5t(nd) = temp3t(nd) + temp4t(nd)
    temp6t(nd) = yt(nd) + temp5t(nd)
  end do
  do nd = 1, nbdirs
    yt(nd) = temp6t(nd)
  end do
  y = y + ((x - r)*(r - x) + x/r + r/x)
  do nd = 1, nbdirs
    tempt(nd) = x*rt(nd) + xt(nd)*r
    do j = 1, nd - 1
      tempt(nd) = tempt(nd) + xt(j)*rt(nd - j)
    end do
    temp0t(nd) = -tempt(nd)
    temp1t(nd) = 0.0d0
    do j = 1, nd - 1
      temp1t(nd) = temp1t(nd) + ((2 + 1)*j - nd)*(temp0t(j)*temp1t(nd - j))
    end do
    temp1t(nd) = (temp1t(nd)/nd + 2*(-(x*r))**2*temp0t(nd))/(-(x*r))
    temp7t(nd) = 0.5d0*temp1t(nd)
    temp2t(nd) = yt(nd) - temp7t(nd)
    temp3t(nd) = xt(nd)/2.0
    temp4t(nd) = temp2t(nd) + temp3t(nd)
    temp8t(nd) = rt(nd)/2.0d0
    temp5t(nd) = temp4t(nd) + temp8t(nd)
  end do
  do nd = 1, nbdirs
    yt(nd) = temp5t(nd)
  end do
  y = y - 0.5d0*(-(x*r))**2 + x/2.0 + r/2.0d0
end subroutine k_taylor
