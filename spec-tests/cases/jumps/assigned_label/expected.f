! dotbar adjoint --head 'top(x)>(y)' in.f
      subroutine top_b(x, xb, y, yb, n)
        double precision :: x(n), y
        integer :: n, next, i
        double precision :: xb(n), yb
        integer :: jump, branch, count
        ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
        ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
        next = 2
        y = 0d0
        i = 1
        count = 0
        do
          count = count + 1
          jump = 0
          block60: if (.true.) then
            select case (next)
            case (1)
              call pushreal8(y)
              y = y*x(i)
              jump = 1
              exit block60
            case (2)
              call pushcontrol2b(1)
            case default
              call pushcontrol2b(2)
            end select
            if (x(i) > 0.5d0) then
              next = 1
            end if
            y = y + x(i)
          end if block60
          call pushcontrol1b(jump)
          i = i + 1
          if (i > n) then
            exit
          end if
        end do
        call pushinteger4(count)
        xb = 0.0d0
        jump = 2
        call popinteger4(count)
        do while (count > 0)
          count = count - 1
          i = i - 1
          call popcontrol1b(jump)
          if (jump /= 1) then
            xb(i) = xb(i) + yb
          end if
          if (jump == 1) then
            branch = 0
          else
            call popcontrol2b(branch)
          end if
          if (branch == 0) then
            call popreal8(y)
            xb(i) = xb(i) + y*yb
            yb = x(i)*yb
          end if
          jump = 0
        end do
        yb = 0.0d0
      end subroutine top_b
