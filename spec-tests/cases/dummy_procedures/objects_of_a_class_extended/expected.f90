! dotbar adjoint --head 'top(x)>(y)' in.f90
module solvers_b
  use solvers
contains
  subroutine improve_b(me, meb, x, xb, y, yb, me_f_b)
    use mine, only: loaded
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    integer :: k
    real(8) :: z
    interface
      subroutine me_f_b(me, me_b, x, x_b, r_b)
        import :: solver
        class(solver), intent(inout) :: me
        real(8), intent(in) :: x
        class(solver) :: me_b
        real(8) :: x_b
        real(8) :: r_b
      end subroutine me_f_b
    end interface
    real(8) :: result
    class(solver) :: meb
    real(8) :: xb, yb, zb, resultb, result0b
    z = x
    y = 0
    do k = 1, 3
      call pushreal8(result)
      call pushreal8(me%tol)
      call pushreal8(me%last)
      call pushinteger4(me%count)
      select type (me)
      class is (loaded)
        call pushreal8(me%weight)
        call pushreal8array(me%memory, size(me%memory))
      end select
      result = me%f(z)
      y = y + result*me%tol
      call pushreal8(z)
      z = z + 0.1d0*y
    end do
    zb = 0.0d0
    resultb = 0.0d0
    do k = 3, 1, -1
      call popreal8(z)
      yb = yb + 0.1d0*zb
      resultb = resultb + me%tol*yb
      meb%tol = meb%tol + result*yb
      select type (me)
      class is (loaded)
        call lookreal8array(me%memory, size(me%memory))
        call lookreal8(me%weight)
      end select
      call lookinteger4(me%count)
      call lookreal8(me%last)
      call lookreal8(me%tol)
      call lookreal8(result)
      result0b = resultb
      resultb = 0.0d0
      call me_f_b(me, meb, z, zb, result0b)
      select type (me)
      class is (loaded)
        call popreal8array(me%memory, size(me%memory))
        call popreal8(me%weight)
      end select
      call popinteger4(me%count)
      call popreal8(me%last)
      call popreal8(me%tol)
      call popreal8(result)
    end do
    yb = 0.0d0
    xb = xb + zb
  end subroutine improve_b
end module solvers_b

module mine_b
  use mine
contains
  subroutine curve_b(me, meb, x, xb, rb)
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x
    real(8) :: r
    class(solver) :: meb
    real(8) :: xb, rb, tempb
    integer :: branch
    ! Adjoint: sets the derivatives of me, x from those of me, x, r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    r = x*x*me%tol
    select type (me)
    class is (loaded)
      call pushreal8(r)
      r = r*sin(me%weight*x) + me%memory(1)
      me%memory(1) = r*x
      call pushcontrol1b(0)
    class default
      call pushcontrol1b(1)
    end select
    rb = rb + meb%last
    meb%last = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      select type (meb)
      class is (loaded)
        select type (me)
        class is (loaded)
          meb%memory(1) = meb%memory(1) + me%memory(2)*meb%memory(2)
          meb%memory(2) = me%memory(1)*meb%memory(2)
        end select
        rb = rb + x*meb%memory(1)
        xb = xb + r*meb%memory(1)
        meb%memory(1) = 0.0d0
      end select
      call popreal8(r)
      select type (me)
      class is (loaded)
        tempb = cos(me%weight*x)*(r*rb)
      end select
      select type (meb)
      class is (loaded)
        meb%weight = meb%weight + x*tempb
      end select
      select type (me)
      class is (loaded)
        xb = xb + me%weight*tempb
      end select
      select type (meb)
      class is (loaded)
        meb%memory(1) = meb%memory(1) + rb
      end select
      select type (me)
      class is (loaded)
        rb = sin(me%weight*x)*rb
      end select
    end if
    xb = xb + 2.0d0*x*(me%tol*rb)
    meb%tol = meb%tol + x*x*rb
    rb = 0.0d0
  end subroutine curve_b

  subroutine plain_b(me, meb, x, xb, rb)
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x
    class(solver) :: meb
    real(8) :: xb, rb
    ! Adjoint: sets the derivatives of me, x from those of me, x, r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    rb = rb + meb%last
    meb%last = 0.0d0
    xb = xb + 2.0d0*x*(me%last*rb)
    meb%last = meb%last + x*x*rb
    meb%tol = meb%tol + rb
    rb = 0.0d0
  end subroutine plain_b
end module mine_b

subroutine top_b(x, xb, y, yb)
  use mine
  use solvers_b, only: improve_b
  use mine_b, only: curve_b, plain_b
  real(8) :: x(3), y(2)
  type(loaded) :: s
  type(solver) :: p
  type(loaded) :: q
  real(8) :: xb(3), yb(2)
  type(loaded) :: sb, qb
  type(solver) :: pb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s%tol = x(2)
  s%weight = x(3)
  s%f => curve
  call pushreal8(s%tol)
  call pushreal8(s%last)
  call pushinteger4(s%count)
  call pushreal8(s%weight)
  call pushreal8array(s%memory, size(s%memory))
  call s%improve(x(1), y(1))
  y(1) = y(1) + s%last*s%memory(2)
  p%f => plain
  p%last = x(2)
  call pushreal8(p%tol)
  call pushreal8(p%last)
  call pushinteger4(p%count)
  call p%improve(x(1), y(2))
  q%f => plain
  q%last = s%last
  xb = 0.0d0
  sb%tol = 0.0d0
  sb%last = 0.0d0
  sb%weight = 0.0d0
  sb%memory = 0.0d0
  pb%tol = 0.0d0
  pb%last = 0.0d0
  qb%tol = 0.0d0
  qb%last = 0.0d0
  qb%weight = 0.0d0
  qb%memory = 0.0d0
  call improve_b(q, qb, y(1), yb(1), y(2), yb(2), plain_b)
  sb%last = sb%last + qb%last
  qb%last = 0.0d0
  call popinteger4(p%count)
  call popreal8(p%last)
  call popreal8(p%tol)
  call improve_b(p, pb, x(1), xb(1), y(2), yb(2), plain_b)
  xb(2) = xb(2) + pb%last
  pb%last = 0.0d0
  sb%last = sb%last + s%memory(2)*yb(1)
  sb%memory(2) = sb%memory(2) + s%last*yb(1)
  call popreal8array(s%memory, size(s%memory))
  call popreal8(s%weight)
  call popinteger4(s%count)
  call popreal8(s%last)
  call popreal8(s%tol)
  call improve_b(s, sb, x(1), xb(1), y(1), yb(1), curve_b)
  xb(3) = xb(3) + sb%weight
  sb%weight = 0.0d0
  xb(2) = xb(2) + sb%tol
  sb%tol = 0.0d0
end subroutine top_b
