! dotbar tangent --head 's(x)>(y)' in.f90
      subroutine s_d(x, xd, y, yd)
        real*8 :: x, y
        ! a comment of free form
        real*8 :: c(3), d
        common /cc/ c, d
        real*8 :: xd, yd
        ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
        ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
        yd = c(1)*xd*d
        y = c(1)*x*d
      end subroutine s_d
