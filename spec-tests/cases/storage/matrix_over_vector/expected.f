! dotbar adjoint --head 'top(x)>(y)' in.f
      !     Matrices that lie over a vector by EQUIVALENCE: their elements are elements of it.
      subroutine top_b(n, x, xb, y, yb)
        integer :: n, i, j, ip(4)
        real*8 :: x(4), y, cv(4), s, big
        data ip /4, 2, 3, 1/
        real*8 :: xb(4), yb, cvb(4), sb, bigb, tempb
        integer(1) :: branch(4)
        ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
        ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
        cv(1) = x(1)*x(2)
        cv(4) = x(2)
        cv(3) = x(3)
        cv(2) = sin(x(4))
        big = 0
        s = 0
        do i = 1, 4
          if (abs(cv(i)) > big) then
            big = abs(cv(i))
            branch(i) = 0
          else
            branch(i) = 1
          end if
          s = s + cv(ip(i))*i
        end do
        do i = 1, 2
          do j = 1, 2
            call pushreal8(cv(i + 2*j - 2))
            cv(i + 2*j - 2) = cv(i + 2*j - 2)*cv(j + 2*(3 - i) - 2)
            s = s + cv((i - 1) + 2*(j + 1) - 3)*i
          end do
        end do
        xb = 0.0d0
        cvb = 0.0d0
        sb = big*yb
        bigb = s*yb
        cvb(3) = cvb(3) + yb
        yb = 0.0d0
        do i = 2, 1, -1
          do j = 2, 1, -1
            cvb((i - 1) + 2*(j + 1) - 3) = cvb((i - 1) + 2*(j + 1) -
     &        3) + i*sb
            call popreal8(cv(i + 2*j - 2))
            tempb = cvb(i + 2*j - 2)
            cvb(i + 2*j - 2) = cv(j + 2*(3 - i) - 2)*tempb
            cvb(j + 2*(3 - i) - 2) = cvb(j + 2*(3 - i) - 2) + cv(i + 2*
     &        j - 2)*tempb
          end do
        end do
        do i = 4, 1, -1
          cvb(ip(i)) = cvb(ip(i)) + i*sb
          if (branch(i) == 0) then
            if (cv(i) >= 0.0d0) then
              cvb(i) = cvb(i) + bigb
            else
              cvb(i) = cvb(i) - bigb
            end if
            bigb = 0.0d0
          end if
        end do
        xb(4) = xb(4) + cos(x(4))*cvb(2)
        cvb(2) = 0.0d0
        xb(3) = xb(3) + cvb(3)
        cvb(3) = 0.0d0
        xb(2) = xb(2) + cvb(4)
        cvb(4) = 0.0d0
        xb(1) = xb(1) + x(2)*cvb(1)
        xb(2) = xb(2) + x(1)*cvb(1)
      end subroutine top_b
