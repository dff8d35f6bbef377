! dotbar adjoint --head 's(x,g)>(r)' in.f90
module cells_b
  use cells
contains
  subroutine advance_b(c, cb, dt, dtb)
    type(cell), intent(inout) :: c(3)
    real(8), intent(in) :: dt
    integer :: i
    type(cell) :: cb(3)
    real(8) :: dtb, tempb(2), temp0b, temp1b
    do i = 1, 3
      call pushreal8array(c(i)%u, size(c(i)%u))
      c(i)%u = c(i)%u + dt*c(i)%p*c(i)%u(2)
      call pushreal8(c(i)%p)
      c(i)%p = c(i)%p*cos(c(i)%u(1))
    end do
    do i = 3, 1, -1
      call popreal8(c(i)%p)
      cb(i)%u(1) = cb(i)%u(1) - sin(c(i)%u(1))*(c(i)%p*cb(i)%p)
      cb(i)%p = cos(c(i)%u(1))*cb(i)%p
      call popreal8array(c(i)%u, size(c(i)%u))
      tempb = cb(i)%u
      temp0b = sum(tempb)
      temp1b = c(i)%u(2)*temp0b
      dtb = dtb + c(i)%p*temp1b
      cb(i)%p = cb(i)%p + dt*temp1b
      cb(i)%u(2) = cb(i)%u(2) + dt*c(i)%p*temp0b
    end do
  end subroutine advance_b

  subroutine s_b(x, xb, g, gb, r, rb)
    real(8), intent(in) :: x
    type(grid), intent(inout) :: g
    real(8), intent(inout) :: r
    type(cell) :: old(3), w(2, 2)
    integer :: k
    real(8) :: xb, rb
    type(grid) :: gb
    type(cell) :: oldb(3), wb(2, 2), tempb(3)
    integer :: i, i0, i1, i2, i3, i4
    ! Adjoint: sets the derivatives of x, g from those of r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    do k = 1, 3
      call pushreal8array(g%c%u(1), size(g%c%u(1)))
      call pushreal8array(g%c%u(2), size(g%c%u(2)))
      call pushreal8array(g%c%p, size(g%c%p))
      call pushinteger4array(g%c%n, size(g%c%n))
      call advance(g%c, x)
      call pushreal8array(g%c(2:3)%u(1), size(g%c(2:3)%u(1)))
      call pushreal8array(g%c(2:3)%u(2), size(g%c(2:3)%u(2)))
      call pushreal8array(g%c(2:3)%p, size(g%c(2:3)%p))
      call pushinteger4array(g%c(2:3)%n, size(g%c(2:3)%n))
      g%c(2:3) = g%c(1:2)
      old(k) = g%c(2)
    end do
    w(1, :) = old(1:2)
    w(2, :) = old(3)
    xb = 0.0d0
    do i = 1, size(g%c, 1)
      gb%c(i)%u = 0.0d0
      gb%c(i)%p = 0.0d0
    end do
    do i0 = 1, size(old, 1)
      oldb(i0)%u = 0.0d0
      oldb(i0)%p = 0.0d0
    end do
    do i1 = 1, size(w, 2)
      do i2 = 1, size(w, 1)
        wb(i2, i1)%u = 0.0d0
        wb(i2, i1)%p = 0.0d0
      end do
    end do
    wb(1, 2)%u(1) = wb(1, 2)%u(1) + w(2, 2)%p*rb
    wb(2, 2)%p = wb(2, 2)%p + w(1, 2)%u(1)*rb
    gb%c(3)%u(2) = gb%c(3)%u(2) + w(2, 1)%u(1)*rb
    wb(2, 1)%u(1) = wb(2, 1)%u(1) + g%c(3)%u(2)*rb
    rb = 0.0d0
    do i3 = 1, size(w(2, :), 1)
      oldb(3)%u = oldb(3)%u + wb(2, i3)%u
      wb(2, i3)%u = 0.0d0
      oldb(3)%p = oldb(3)%p + wb(2, i3)%p
      wb(2, i3)%p = 0.0d0
    end do
    do i3 = 1, size(w(1, :), 1)
      oldb(i3)%u = oldb(i3)%u + wb(1, i3)%u
      wb(1, i3)%u = 0.0d0
      oldb(i3)%p = oldb(i3)%p + wb(1, i3)%p
      wb(1, i3)%p = 0.0d0
    end do
    do k = 3, 1, -1
      gb%c(2)%u = gb%c(2)%u + oldb(k)%u
      oldb(k)%u = 0.0d0
      gb%c(2)%p = gb%c(2)%p + oldb(k)%p
      oldb(k)%p = 0.0d0
      call popinteger4array(g%c(2:3)%n, size(g%c(2:3)%n))
      call popreal8array(g%c(2:3)%p, size(g%c(2:3)%p))
      call popreal8array(g%c(2:3)%u(2), size(g%c(2:3)%u(2)))
      call popreal8array(g%c(2:3)%u(1), size(g%c(2:3)%u(1)))
      tempb(2:3) = gb%c(2:3)
      do i3 = 1, size(g%c(2:3), 1)
        gb%c(i3 + 1)%u = 0.0d0
        gb%c(i3 + 1)%p = 0.0d0
      end do
      do i4 = 1, size(g%c(1:2), 1)
        gb%c(i4)%u = gb%c(i4)%u + tempb(i4 + 1)%u
        gb%c(i4)%p = gb%c(i4)%p + tempb(i4 + 1)%p
      end do
      call popinteger4array(g%c%n, size(g%c%n))
      call popreal8array(g%c%p, size(g%c%p))
      call popreal8array(g%c%u(2), size(g%c%u(2)))
      call popreal8array(g%c%u(1), size(g%c%u(1)))
      call advance_b(g%c, gb%c, x, xb)
    end do
    do i3 = 1, size(old, 1)
      gb%c(i3)%u = gb%c(i3)%u + oldb(i3)%u
      oldb(i3)%u = 0.0d0
      gb%c(i3)%p = gb%c(i3)%p + oldb(i3)%p
      oldb(i3)%p = 0.0d0
    end do
  end subroutine s_b
end module cells_b
