! dotbar taylor --rules examples/taylor --head 'f(x,a)>(y)' diffsizes.f90 in.f90
subroutine f_taylor(n, x, xt, a, at, y, yt, nbdirs)
  use diffsizes, only: nbdirsmax
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), a
  real(8), intent(inout) :: y(2)
  real(8) :: s, t
  integer :: i
  real(8) :: xt(nbdirsmax, n), at(nbdirsmax), yt(nbdirsmax, 2), st(nbdirsmax), tt(nbdirsmax), &
      tempt(nbdirsmax), temp0t(nbdirsmax), temp1t(nbdirsmax), temp2t(nbdirsmax), &
      temp5t(nbdirsmax), temp6t(nbdirsmax), temp7t(nbdirsmax)
  double precision :: temp3t(nbdirsmax), temp4t(nbdirsmax)
  integer :: nbdirs, nd, j
  ! Taylor coefficients of orders 1 to nbdirs: those of y are computed from those of x, a, which the caller sets.
  do nd = 1, nbdirs
    st(nd) = at(nd)
  end do
  s = a
  do i = 1, n
    do nd = 1, nbdirs
      tempt(nd) = x(i)*st(nd) + xt(nd, i)*s
      do j = 1, nd - 1
        tempt(nd) = tempt(nd) + xt(j, i)*st(nd - j)
      end do
      temp0t(nd) = 0.0d0
      do j = 1, nd - 1
        temp0t(nd) = temp0t(nd) + j*(tempt(j)*temp1t(nd - j))
      end do
      temp0t(nd) = temp0t(nd)/nd + cos(x(i)*s)*tempt(nd)
      temp1t(nd) = 0.0d0
      do j = 1, nd - 1
        temp1t(nd) = temp1t(nd) + j*(tempt(j)*temp0t(nd - j))
      end do
      temp1t(nd) = -temp1t(nd)/nd - sin(x(i)*s)*tempt(nd)
      temp2t(nd) = 0.0d0
      do j = 1, nd - 1
        temp2t(nd) = temp2t(nd) + ((2 + 1)*j - nd)*(xt(j, i)*temp2t(nd - j))
      end do
      temp2t(nd) = (temp2t(nd)/nd + 2*x(i)**2*xt(nd, i))/x(i)
      temp3t(nd) = temp2t(nd)
      temp4t(nd) = 0.0d0
      do j = 1, nd - 1
        temp4t(nd) = temp4t(nd) + temp4t(j)*temp4t(nd - j)
      end do
      temp4t(nd) = (temp3t(nd) - temp4t(nd))/(2.0d0*sqrt(1.0d0 + x(i)**2))
      temp5t(nd) = temp0t(nd) + temp4t(nd)
    end do
    do nd = 1, nbdirs
      tt(nd) = temp5t(nd)
    end do
    t = sin(x(i)*s) + sqrt(1.0d0 + x(i)**2)
    do nd = 1, nbdirs
      tempt(nd) = s*tt(nd) + st(nd)*t
      do j = 1, nd - 1
        tempt(nd) = tempt(nd) + st(j)*tt(nd - j)
      end do
      temp0t(nd) = 0.0d0
      do j = 1, nd - 1
        temp0t(nd) = temp0t(nd) + j*(at(j)*temp1t(nd - j))
      end do
      temp0t(nd) = temp0t(nd)/nd + cos(a)*at(nd)
      temp1t(nd) = 0.0d0
      do j = 1, nd - 1
        temp1t(nd) = temp1t(nd) + j*(at(j)*temp0t(nd - j))
      end do
      temp1t(nd) = -temp1t(nd)/nd - sin(a)*at(nd)
      temp3t(nd) = -temp1t(nd)
      temp2t(nd) = s*t/(2.0d0 - cos(a))*temp3t(nd)
      do j = 1, nd - 1
        temp2t(nd) = temp2t(nd) + temp2t(j)*temp3t(nd - j)
      end do
      temp2t(nd) = (tempt(nd) - temp2t(nd))/(2.0d0 - cos(a))
      temp5t(nd) = -tt(nd)
      temp6t(nd) = 0.0d0
      do j = 1, nd - 1
        temp6t(nd) = temp6t(nd) + j*(temp5t(j)*temp6t(nd - j))
      end do
      temp6t(nd) = temp6t(nd)/nd + exp(-t)*temp5t(nd)
      temp7t(nd) = temp2t(nd) - temp6t(nd)
    end do
    do nd = 1, nbdirs
      st(nd) = temp7t(nd)
    end do
    s = s*t/(2.0d0 - cos(a)) - exp(-t)
    if (s > 10.0d0) then
      do nd = 1, nbdirs
        tempt(nd) = 0.0d0
        do j = 1, nd - 1
          tempt(nd) = tempt(nd) + j*(tempt(j)*st(nd - j))
        end do
        tempt(nd) = (st(nd) - tempt(nd)/nd)/s
      end do
      do nd = 1, nbdirs
        st(nd) = tempt(nd)
      end do
      s = log(s)
    end if
  end do
  do nd = 1, nbdirs
    tempt(nd) = s*st(nd) + st(nd)*s
    do j = 1, nd - 1
      tempt(nd) = tempt(nd) + st(j)*st(nd - j)
    end do
  end do
  do nd = 1, nbdirs
    st(nd) = tempt(nd)
  end do
  s = s*s
  do nd = 1, nbdirs
    yt(nd, 1) = st(nd)
  end do
  y(1) = s
  do nd = 1, nbdirs
    tempt(nd) = st(nd)
    temp0t(nd) = 0.0d0
    do j = 1, nd - 1
      temp0t(nd) = temp0t(nd) + ((1.5d0 + 1)*j - nd)*(tempt(j)*temp0t(nd - j))
    end do
    temp0t(nd) = (temp0t(nd)/nd + 1.5d0*(s + 2.0d0)**1.5d0*tempt(nd))/(s + 2.0d0)
    temp1t(nd) = (s + 2.0d0)**1.5d0/a*at(nd)
    do j = 1, nd - 1
      temp1t(nd) = temp1t(nd) + temp1t(j)*at(nd - j)
    end do
    temp1t(nd) = (temp0t(nd) - temp1t(nd))/a
  end do
  do nd = 1, nbdirs
    yt(nd, 2) = temp1t(nd)
  end do
  y(2) = (s + 2.0d0)**1.5d0/a
end subroutine f_taylor
