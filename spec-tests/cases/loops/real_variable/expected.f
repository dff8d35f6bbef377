! dotbar adjoint --head 'f(x,a)>(y,t)' in.f90
      subroutine f_b(x, xb, a, ab, y, yb, t, tb)
        real*8 :: x, a, y, t, s, st
        real*8 :: stride, trip
        real*8 :: xb, ab, yb, tb, sb, stb, strideb, tempb
        integer :: count
        ! Adjoint: sets the derivatives of x, a from those of y, t, which the caller sets.
        ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
        st = 0.1d0*x
        s = 0.0d0
        stride = st
        t = a
        count = 0
        do trip = t, 1.25d0, stride
          s = s + sin(t*x)
          call pushreal8(t)
          t = t + stride
          count = count + 1
        end do
        call pushinteger4(count)
        xb = 0.0d0
        strideb = 0.0d0
        sb = t*yb
        tb = tb + s*yb
        yb = 0.0d0
        call popinteger4(count)
        do while (count > 0)
          count = count - 1
          call popreal8(t)
          strideb = strideb + tb
          tempb = cos(t*x)*sb
          tb = tb + x*tempb
          xb = xb + t*tempb
        end do
        ab = tb
        tb = 0.0d0
        stb = strideb
        xb = xb + 0.1d0*stb
      end subroutine f_b
