! dotbar adjoint --head 'head(x)>(y)' in.f
      ! EQUIVALENCE of reals of one type: names for parts of the variable that holds all of them.
      subroutine head_b(x, xb, n, y, yb)
        implicit double precision (a-h, o-z)
        parameter (m = 6)
        dimension x(n), w(m), r(2, 3)
        double precision :: xb(n), yb, wb(m), rb(2, 3), sumb
        ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
        ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
        do i = 1, m
          w(i) = x(i)
        end do
        call pushreal8(w(1))
        w(1) = w(1)*w(6) + w(4)
        call pushreal8array(w(3:5), size(w(3:5)))
        call sub(w(3:5), 3)
        call pushreal8(w(6))
        w(6) = w(6)*w(1)
        do i = 1, 2
          do j = 1, 3
            r(i, j) = x(i)*w(j)
          end do
        end do
        call pushreal8(r(1, 3))
        r(1, 3) = r(1, 3)*r(2, 2)
        xb = 0.0d0
        wb = 0.0d0
        rb = 0.0d0
        do j = 3, 1, -1
          rb(1, j) = rb(1, j) + r(2, j)*yb
          rb(2, j) = rb(2, j) + r(1, j)*yb
        end do
        do i = m, 1, -1
          wb(i) = wb(i) + 2.0d0*w(i)*yb
        end do
        yb = 0.0d0
        call popreal8(r(1, 3))
        rb(2, 2) = rb(2, 2) + r(1, 3)*rb(1, 3)
        rb(1, 3) = r(2, 2)*rb(1, 3)
        do i = 2, 1, -1
          sumb = 0.0d0
          do j = 3, 1, -1
            sumb = sumb + w(j)*rb(i, j)
            wb(j) = wb(j) + x(i)*rb(i, j)
            rb(i, j) = 0.0d0
          end do
          xb(i) = xb(i) + sumb
        end do
        call popreal8(w(6))
        wb(1) = wb(1) + w(6)*wb(6)
        wb(6) = w(1)*wb(6)
        call lookreal8array(w(3:5), size(w(3:5)))
        call sub_b(w(3:5), wb(3:5), 3)
        call popreal8array(w(3:5), size(w(3:5)))
        call popreal8(w(1))
        wb(6) = wb(6) + w(1)*wb(1)
        wb(4) = wb(4) + wb(1)
        wb(1) = w(6)*wb(1)
        do i = m, 1, -1
          xb(i) = xb(i) + wb(i)
          wb(i) = 0.0d0
        end do
      end subroutine head_b

      subroutine sub_b(v, vb, n)
        double precision :: v(n)
        double precision :: vb(n), tempb, kept(n)
        call pushreal8array(v(1:n), size(v(1:n)))
        do i = 1, n
          v(i) = sin(v(i))*v(1)
        end do
        call popreal8array(kept(1:n), size(kept(1:n)))
        do i = n, 1, -1
          v(i) = kept(i)
          tempb = vb(i)
          vb(i) = cos(v(i))*(v(1)*tempb)
          vb(1) = vb(1) + sin(v(i))*tempb
        end do
      end subroutine sub_b
