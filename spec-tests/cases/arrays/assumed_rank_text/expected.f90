! dotbar adjoint --head 'm%handed(a,w)>(s)' --head 'm%scaled(b,f)>(b)' in.f90
module m_b
  use m
contains
  subroutine total_b(a, ab, w, wb, s, sb)
    real(8), intent(in) :: a(..), w
    real(8), intent(inout) :: s
    integer :: i, j
    real(8) :: ab(..), wb, sb, tempb
    integer :: branch, branch0, bound, branch1, bound0
    select rank (a)
    rank (0)
      call pushcontrol1b(0)
    rank default
      select rank (a)
      rank (1)
        bound = size(a)
        call pushinteger4(bound)
        call pushcontrol1b(0)
      rank default
        select rank (a)
        rank (2)
          bound = size(a, 2)
          call pushinteger4(bound)
          call pushcontrol1b(0)
        rank default
          call pushcontrol1b(1)
        end select
        call pushcontrol1b(1)
      end select
      call pushcontrol1b(1)
    end select
    call popcontrol1b(branch)
    if (branch == 0) then
      select rank (a)
      rank (0)
        wb = wb + a**2*sb
        select rank (ab)
        rank (0)
          ab = ab + 2.0d0*a*(w*sb)
        end select
      end select
      sb = 0.0d0
    else
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        call popinteger4(bound)
        select rank (a)
        rank (1)
          select rank (ab)
          rank (1)
            do i = bound, 1, -1
              tempb = cos(w*a(i))*(i*sb)
              wb = wb + a(i)*tempb
              ab(i) = ab(i) + w*tempb
            end do
          end select
        end select
      else
        call popcontrol1b(branch1)
        if (branch1 == 0) then
          select rank (ab)
          rank (2)
            select rank (a)
            rank (2)
              ab = ab + 2.0d0*a*sb
            end select
          end select
          call popinteger4(bound)
          select rank (a)
          rank (2)
            do j = bound, 1, -1
              bound0 = size(a, 1)
              call pushinteger4(bound0)
              call popinteger4(bound0)
              do i = bound0, 1, -1
                if (a(i, j) > 0.3d0) then
                  select rank (ab)
                  rank (2)
                    ab(i, j) = ab(i, j) + 2.0d0*a(i, j)*(w*sb)
                  end select
                  wb = wb + a(i, j)**2*sb
                end if
              end do
            end do
          end select
        else
          sb = 0.0d0
        end if
      end if
    end if
  end subroutine total_b

  subroutine scaled_b(b, bb, f, fb)
    real(8), intent(inout) :: b(..)
    real(8), intent(in) :: f
    real(8) :: bb(..), fb
    integer :: jump, branch, branch0
    ! Adjoint: sets the derivatives of b, f from those of b, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    jump = 0
    which: select rank (b)
    rank (1)
      call pushreal8array(b, size(b))
      b = f*b*b
      if (f < 0) then
        jump = 1
        exit which
      end if
      call pushcontrol1b(0)
    rank default
      select rank (b)
      rank (2)
        call pushreal8array(b(:, 1), size(b(:, 1)))
        b(:, 1) = exp(b(:, 2)*f)
        call pushcontrol1b(0)
      rank default
        call pushcontrol1b(1)
      end select
      call pushcontrol1b(1)
    end select which
    call pushcontrol1b(jump)
    fb = 0.0d0
    call popcontrol1b(jump)
    if (jump == 1) then
      branch = 0
    else
      call popcontrol1b(branch)
    end if
    if (branch == 0) then
      if (jump /= 1) then
        select rank (b)
        rank (1)
          select rank (bb)
          rank (1)
            fb = b(1)*bb(1)
          end select
        end select
        select rank (bb)
        rank (1)
          bb(1) = f*bb(1)
        end select
      end if
      select rank (b)
      rank (1)
        call popreal8array(b, size(b))
        select rank (bb)
        rank (1)
          fb = fb + sum(b*b*bb)
          bb = 2.0d0*(f*b)*bb
        end select
      end select
    else
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        select rank (b)
        rank (2)
          select rank (bb)
          rank (2)
            call inner_b(b, bb, f, fb)
          end select
          call popreal8array(b(:, 1), size(b(:, 1)))
          select rank (bb)
          rank (2)
            bb(:, 2) = bb(:, 2) + f*(exp(b(:, 2)*f)*bb(:, 1))
            fb = fb + sum(b(:, 2)*(exp(b(:, 2)*f)*bb(:, 1)))
          end select
        end select
        select rank (bb)
        rank (2)
          bb(:, 1) = 0.0d0
        end select
      end if
    end if
  end subroutine scaled_b

  subroutine inner_b(c, cb, f, fb)
    real(8), intent(inout) :: c(:, :)
    real(8), intent(in) :: f
    real(8) :: cb(:, :), fb
    fb = fb + sum(c*cb)
    cb = f*cb + 2.0d0*c*cb
  end subroutine inner_b

  subroutine handed_b(a, ab, w, wb, s, sb)
    real(8), intent(in) :: a(..), w
    real(8), intent(inout) :: s
    real(8) :: ab(..), wb, sb, tempb
    ! Adjoint: sets the derivatives of a, w from those of s, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    select rank (ab)
    rank (0)
      ab = 0.0d0
    rank (1)
      ab = 0.0d0
    rank (2)
      ab = 0.0d0
    rank (3)
      ab = 0.0d0
    rank (4)
      ab = 0.0d0
    rank (5)
      ab = 0.0d0
    rank (6)
      ab = 0.0d0
    rank (7)
      ab = 0.0d0
    rank (8)
      ab = 0.0d0
    rank (9)
      ab = 0.0d0
    rank (10)
      ab = 0.0d0
    rank (11)
      ab = 0.0d0
    rank (12)
      ab = 0.0d0
    rank (13)
      ab = 0.0d0
    rank (14)
      ab = 0.0d0
    rank (15)
      ab = 0.0d0
    end select
    wb = 0.0d0
    tempb = 0.0d0
    call total_b(a, ab, w*w, tempb, s, sb)
    wb = wb + 2.0d0*w*tempb
  end subroutine handed_b
end module m_b
