! dotbar adjoint --head 'both(mu,r,v)>(dr,dv,d1)' in.f90
module frames_b
  use frames
contains
  subroutine turned_b(mu, mub, to_frame, to_frame_b, r, rb, v, vb, dr, drb, dv, dvb)
    real(wp), intent(in) :: mu, r(2), v(2)
    interface
      subroutine to_frame(mu, r, v, a, c, cdot)
        import
        implicit none
        real(wp), intent(in) :: mu
        real(wp), dimension(2), intent(in) :: r
        real(wp), dimension(2), intent(in) :: v
        real(wp), dimension(2), intent(in), optional :: a
        real(wp), dimension(2, 2), intent(out) :: c
        real(wp), dimension(2, 2), intent(out), optional :: cdot
      end subroutine to_frame
    end interface
    interface
      subroutine to_frame_b(mu, mu_b, r, r_b, v, v_b, a, a_b, c, c_b, cdot, cdot_b)
        import
        implicit none
        real(wp), intent(in) :: mu
        real(wp), dimension(2), intent(in) :: r
        real(wp), dimension(2), intent(in) :: v
        real(wp), dimension(2), intent(in), optional :: a
        real(wp), dimension(2, 2), intent(inout) :: c
        real(wp), dimension(2, 2), intent(inout), optional :: cdot
        real(wp) :: mu_b
        real(wp), dimension(2) :: r_b
        real(wp), dimension(2) :: v_b
        real(wp), dimension(2), optional :: a_b
        real(wp), dimension(2, 2) :: c_b
        real(wp), dimension(2, 2), optional :: cdot_b
      end subroutine to_frame_b
    end interface
    real(wp), intent(inout) :: dr(2)
    real(wp), intent(inout), optional :: dv(2)
    real(wp) :: c(2, 2), cdot(2, 2)
    real(wp) :: mub, rb(2), vb(2), drb(2), cb(2, 2), cdotb(2, 2), tempb(2)
    real(wp), optional :: dvb(2)
    integer :: branch, i, i0
    if (present(dv)) then
      call pushreal8array(c, size(c))
      call pushreal8array(cdot, size(cdot))
      call to_frame(mu, r, v, c=c, cdot=cdot)
      call pushcontrol1b(0)
    else
      call to_frame(mu, r, v, v*mu, c)
      call pushcontrol1b(1)
    end if
    cb = 0.0d0
    cdotb = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      do i = 1, size(cdotb, 2)
        cdotb(:, i) = cdotb(:, i) + dvb*r(i)
      end do
      rb = rb + matmul(dvb, cdot)
      do i0 = 1, size(cb, 2)
        cb(:, i0) = cb(:, i0) + dvb*v(i0)
      end do
      vb = vb + matmul(dvb, c)
      dvb = 0.0d0
      do i = 1, size(cb, 2)
        cb(:, i) = cb(:, i) + drb*r(i)
      end do
      rb = rb + matmul(drb, c)
      drb = 0.0d0
      call popreal8array(cdot, size(cdot))
      call popreal8array(c, size(c))
      call to_frame_b(mu, mub, r, rb, v, vb, c=c, c_b=cb, cdot=cdot, cdot_b=cdotb)
    else
      do i = 1, size(cb, 2)
        cb(:, i) = cb(:, i) + drb*r(i)
      end do
      rb = rb + matmul(drb, c)
      drb = 0.0d0
      tempb = 0.0d0
      call to_frame_b(mu, mub, r, rb, v, vb, v*mu, tempb, c, cb)
      vb = vb + mu*tempb
      mub = mub + sum(v*tempb)
    end if
  end subroutine turned_b

  subroutine orbital_b(mu, mub, r, rb, v, vb, a, ab, c, cb, cdot, cdotb)
    real(wp), intent(in) :: mu
    real(wp), dimension(2), intent(in) :: r
    real(wp), dimension(2), intent(in) :: v
    real(wp), dimension(2), intent(in), optional :: a
    real(wp), dimension(2, 2), intent(inout) :: c
    real(wp), dimension(2, 2), intent(inout), optional :: cdot
    real(wp) :: length
    real(wp) :: mub, rb(2), vb(2), cb(2, 2), lengthb, tempb(2)
    real(wp), optional :: ab(2), cdotb(2, 2)
    integer :: branch
    ! Adjoint: sets the derivatives of mu, r, v, a, c, cdot from those of mu, r, v, a, c, cdot, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    length = sqrt(dot_product(r, r))
    if (present(a)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (present(cdot)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    lengthb = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      vb(2) = vb(2) + length*cdotb(2, 2)
      lengthb = v(2)*cdotb(2, 2)
      cdotb(2, 2) = 0.0d0
      vb(1) = vb(1) + mu*cdotb(1, 1)
      mub = mub + v(1)*cdotb(1, 1)
      cdotb(1, 1) = 0.0d0
      cdotb = 0.0d0
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      ab = ab + mu*cb(1, :)
      mub = mub + sum(a*cb(1, :))
    end if
    tempb = (1.0d0/length)*cb(2, :)
    rb(2) = rb(2) - mu*tempb(1)
    rb(1) = rb(1) + mu*tempb(2)
    mub = mub + sum([-r(2), r(1)]*tempb)
    lengthb = lengthb - sum([-r(2), r(1)]*mu*(1.0d0/length)**2*cb(2, :))
    cb(2, :) = 0.0d0
    rb = rb + (1.0d0/length)*cb(1, :)
    lengthb = lengthb - sum(r*(1.0d0/length)**2*cb(1, :))
    cb(1, :) = 0.0d0
    rb = rb + 2.0d0*r*(lengthb/(2.0d0*max(length, sqrt(tiny(1.0d0)))))
  end subroutine orbital_b
end module frames_b

subroutine both_b(mu, mub, r, rb, v, vb, dr, drb, dv, dvb, d1, d1b)
  use frames
  use frames_b, only: turned_b, orbital_b
  implicit none
  real(wp) :: mu, r(2), v(2), dr(2), dv(2), d1(2)
  real(wp) :: mub, rb(2), vb(2), drb(2), dvb(2), d1b(2)
  ! Adjoint: sets the derivatives of mu, r, v from those of dr, dv, d1, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  mub = 0.0d0
  rb = 0.0d0
  vb = 0.0d0
  call turned_b(mu, mub, orbital, orbital_b, r, rb, v, vb, d1, d1b)
  call turned_b(mu, mub, orbital, orbital_b, r, rb, v, vb, dr, drb, dv, dvb)
end subroutine both_b
