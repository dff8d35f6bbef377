! dotbar adjoint --head 'carried(x,y)>(y)' in.f90
module shared_b
  use shared
  ! Values of another trip, of a part of a trip, of what changes: these are kept.
  real(8) :: keptb
contains
  subroutine carried_b(n, x, xb, y, yb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    integer :: i
    integer :: over, under
    real(8) :: before, after, twice, late, part, short
    equivalence (over, under)
    real(8) :: twice0
    real(8) :: xb(n), yb, beforeb, afterb, twiceb, lateb, partb, shortb, twice0b, tempb
    ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    before = 1
    after = 1
    do i = 1, n
      y = y + before*x(i)*x(i)
      call pushreal8(before)
      before = x(i) ! read by the next trip
      call pushreal8(late)
      late = x(i)*y
      call pushreal8(y)
      y = y*late ! what late was made of
      y = y + late*late
      twice0 = x(i)
      call pushreal8(y)
      y = y + twice0*twice0*y
      twice = 2*x(i)
      call pushreal8(y)
      y = y + sin(twice)*y
      call pushreal8(after)
      after = cos(x(i)) ! read behind the loop
      y = y + after*after
      if (x(i) > 0.5d0) then
        call pushreal8(part)
        part = x(i)
        y = y + part*part
      end if
      call pushreal8(kept)
      kept = x(i)*x(i) ! of a module
      y = y + kept*kept
      over = n - i + 1 ! has two names
      call pushreal8(y)
      y = y + x(under)*y*x(over)
    end do
    do i = 1, n
      if (.not. x(i) < 0.1d0) then
        call pushreal8(short)
        short = x(i)*x(i) ! not of all trips
      end if
    end do
    xb = 0.0d0
    beforeb = 0.0d0
    keptb = 0.0d0
    shortb = yb
    do i = n, 1, -1
      if (.not. x(i) < 0.1d0) then
        shortb = shortb + 2.0d0*short*yb
        call popreal8(short)
        xb(i) = xb(i) + 2.0d0*x(i)*shortb
        shortb = 0.0d0
      end if
    end do
    afterb = y*yb
    yb = after*yb
    do i = n, 1, -1
      twice0 = x(i)
      twice = 2*x(i)
      over = n - i + 1
      call popreal8(y)
      tempb = x(over)*yb
      xb(under) = xb(under) + y*tempb
      xb(over) = xb(over) + x(under)*y*yb
      yb = yb + x(under)*tempb
      keptb = keptb + 2.0d0*kept*yb
      call popreal8(kept)
      xb(i) = xb(i) + 2.0d0*x(i)*keptb
      keptb = 0.0d0
      if (x(i) > 0.5d0) then
        partb = 2.0d0*part*yb
        call popreal8(part)
        xb(i) = xb(i) + partb
      end if
      afterb = afterb + 2.0d0*after*yb
      call popreal8(after)
      xb(i) = xb(i) - sin(x(i))*afterb
      afterb = 0.0d0
      call popreal8(y)
      twiceb = cos(twice)*(y*yb)
      yb = yb + sin(twice)*yb
      call popreal8(y)
      twice0b = 2.0d0*twice0*(y*yb)
      yb = yb + twice0*twice0*yb
      lateb = 2.0d0*late*yb
      call popreal8(y)
      lateb = lateb + y*yb
      yb = late*yb
      call popreal8(late)
      yb = yb + x(i)*lateb
      call popreal8(before)
      xb(i) = xb(i) + (beforeb + y*lateb + twice0b + 2*twiceb)
      beforeb = x(i)*x(i)*yb
      xb(i) = xb(i) + 2.0d0*(before*x(i))*yb
    end do
  end subroutine carried_b
end module shared_b
