! dotbar tangent --head 'head(x)>(y)' in.f
      function norm2d_d(p, x, xd, norm2d) result(norm2dd)
        integer :: p
        double precision :: x(p)
        integer :: i, j
        double precision :: one, r, scale, sqteta, t, xi, zero, const
        external const
        data one /1.D0/, zero /0.D0/, sqteta /0.D0/
        double precision :: result
        double precision :: norm2d
        double precision :: xd(p), norm2dd, rd, scaled, td, xid
        if (p > 0) go to 10
        norm2dd = 0.0d0
        norm2d = zero
        go to 999
10      continue
        do i = 1, p
          if (x(i) /= zero) go to 30
        end do
        norm2dd = 0.0d0
        norm2d = zero
        go to 999
30      continue
        scaled = merge(xd(i), -xd(i), x(i) >= 0.0d0)
        scale = abs(x(i))
        if (i < p) go to 40
        norm2dd = scaled
        norm2d = scale
        go to 999
40      continue
        td = 0.0d0
        t = one
        if (sqteta == zero) then
          result = const(1)
          sqteta = result
        end if
        j = i + 1
        do i = j, p
          xid = merge(xd(i), -xd(i), x(i) >= 0.0d0)
          xi = abs(x(i))
          if (xi > scale) go to 50
          r = xi/scale
          rd = (xid - r*scaled)/scale
          if (r > sqteta) then
            td = td + (rd*r + r*rd)
            t = t + r*r
          end if
          go to 60
50        continue
          r = scale/xi
          rd = (scaled - r*xid)/xi
          if (r <= sqteta) then
            rd = 0.0d0
            r = zero
          end if
          td = (td*r + t*rd)*r + t*r*rd
          t = one + t*r*r
          scaled = xid
          scale = xi
60        continue
        end do
        norm2dd = scaled*sqrt(t) + scale*(td/(2.0d0*max(sqrt(t),
     &    sqrt(tiny(1.0d0)))))
        norm2d = scale*sqrt(t)
999     continue
        return
      end function norm2d_d

      function capped_d(x, xd, capped) result(cappedd)
        double precision :: x, low, high
        integer :: n
        save n, low, high
        data n, low, high /0, 2*0.D0/
        double precision :: capped
        double precision :: xd, cappedd
        if (n /= 0) go to 10
        n = 3
        call limits(low, high)
10      continue
        cappedd = merge(high*xd, low*xd*x + low*x*xd, high*x <= low*x*x)
        capped = min(high*x, low*x*x)
      end function capped_d

      subroutine head_d(n, x, xd, y, yd)
        integer :: n, i
        double precision :: x(n), y, s, norm2d, const, capped
        external norm2d, const, capped
        double precision :: result, result0
        double precision :: xd(n), yd, sd, result0d, norm2d_d, capped_d
        ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
        ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
        yd = 0.0d0
        sd = 0.0d0
        result0d = 0.0d0
        yd = norm2d_d(n, x, xd, y)
        do i = 1, n
          sd = norm2d_d(i, x, xd, s)
          result = const(2)
          if (y*s < result) then
            result0d = capped_d(x(i), xd(i), result0)
            yd = yd + (result0d*s + result0*sd)
            y = y + result0*s
          end if
        end do
      end subroutine head_d
