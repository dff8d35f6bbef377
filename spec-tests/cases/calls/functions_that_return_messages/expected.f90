! dotbar adjoint --head 'a%f(x)>(y)' --head 'a%g(x)>(y)' in.f90
module a_b
  use a
  ! Functions that do the work of subroutines and return a message: strings of the same length, of another, in conditions.
  real(8) :: keptb(2)
contains
  subroutine fill_b(t, tb, x, xb)
    real(8), intent(inout) :: t(:, :)
    real(8), intent(in) :: x
    real(8) :: tb(:, :), xb
    xb = xb + 2.0d0*x*sum(tb)
  end subroutine fill_b

  subroutine keep_b(x, xb)
    real(8), intent(in) :: x
    real(8) :: xb
    xb = xb + sum(kept*keptb)
    keptb = x*keptb
  end subroutine keep_b

  subroutine g_b(x, xb, y, yb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    character(len=12) :: message
    integer :: k
    character(len=3) :: result
    real(8) :: xb, yb
    integer :: last, jump
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    kept = 1
    jump = 0
    do k = 1, 3
      call pushreal8array(kept, size(kept))
      result = keep(x)
      message = name_of(k)//result
      if (message(3:4) /= 'ok') then
        jump = 1
        exit
      end if
    end do
    call pushinteger4(merge(k - 1, k, jump == 0))
    call pushcontrol1b(jump)
    xb = 0.0d0
    keptb = 0.0d0
    keptb = keptb + yb
    yb = 0.0d0
    call popcontrol1b(jump)
    call popinteger4(last)
    do k = last, 1, -1
      call popreal8array(kept, size(kept))
      call keep_b(x, xb)
    end do
    keptb = 0.0d0
  end subroutine g_b

  subroutine f_b(x, xb, y, yb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: t(2, 2)
    character(len=8) :: message
    character(len=20) :: other
    character(len=8) :: result, result0, result1, result2
    logical :: test
    real(8) :: xb, yb, tb(2, 2)
    integer :: jump, branch
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    jump = 0
    sweep: do
      t = 0
      message = fill(t, x)
      y = sum(t)
      result = fill(t, x)
      result0 = fill(t, x)
      if (len_trim(result0) > 3) then
        jump = 1
        exit sweep
      end if
      result1 = fill(t, x)
      other = trim(result1)//'b'
      test = other == 'b'
      if (test) then
        result2 = fill(t, x)
        test = result2 == ''
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
      if (test) y = y + sum(t)
      exit sweep
    end do sweep
    xb = 0.0d0
    tb = 0.0d0
    if (jump /= 1) then
      tb(1, 1) = tb(1, 1) + y*yb
      yb = t(1, 1)*yb
      if (test) then
        tb = tb + yb
      end if
      call popcontrol1b(branch)
      if (branch == 0) then
        call fill_b(t, tb, x, xb)
      end if
      call fill_b(t, tb, x, xb)
    end if
    call fill_b(t, tb, x, xb)
    call fill_b(t, tb, x, xb)
    tb = tb + yb
    yb = 0.0d0
    call fill_b(t, tb, x, xb)
  end subroutine f_b
end module a_b
