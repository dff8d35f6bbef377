! dotbar adjoint --head 'models%f(x)>(y)' in.f90
module hd_b
  use hd
contains
  subroutine eq_b(res, resb, inp, inpb)
    type(dual), intent(inout) :: res
    type(dual), intent(in) :: inp
    type(dual) :: resb, inpb
    inpb%d = inpb%d + resb%d
    resb%d = 0.0d0
  end subroutine eq_b

  subroutine eqr_b(res, resb, inp, inpb)
    type(dual), intent(inout) :: res
    real(8), intent(in) :: inp
    type(dual) :: resb
    real(8) :: inpb
    resb%d = 0.0d0
    inpb = inpb + resb%v
    resb%v = 0.0d0
  end subroutine eqr_b

  subroutine mul_b(a, ab, b, bb, cb)
    type(dual), intent(in) :: a, b
    type(dual) :: ab, bb, cb
    ab%d = ab%d + b%v*cb%d
    bb%v = bb%v + a%d*cb%d
    ab%v = ab%v + b%d*cb%d
    cb%d = 0.0d0
    ab%v = ab%v + b%v*cb%v
    bb%v = bb%v + a%v*cb%v
    cb%v = 0.0d0
  end subroutine mul_b
end module hd_b

module models_b
  use models
contains
  subroutine ar_one_b(self, n, nb, t, tb, ar_oneb)
    use hd_b, only: mul_b, eq_b
    class(one) :: self
    type(dual), intent(in) :: n(:)
    type(dual), intent(in) :: t
    type(dual) :: result, result0
    type(dual) :: ar_one
    type(dual) :: nb(:), tb, ar_oneb, resultb, result0b, result1b
    result = mul(n(1), t)
    ar_oneb%v = 0.0d0
    resultb%v = 0.0d0
    resultb%d = 0.0d0
    result0b%d = 0.0d0
    ar_oneb%d = self%k*ar_oneb%d
    call eq_b(ar_one, ar_oneb, result0, result0b)
    result1b%v = 0.0d0
    result1b%d = result0b%d
    result0b%d = 0.0d0
    call mul_b(result, resultb, t, tb, result1b)
    result1b%v = resultb%v
    resultb%v = 0.0d0
    result1b%d = resultb%d
    resultb%d = 0.0d0
    call mul_b(n(1), nb(1), t, tb, result1b)
    ar_oneb%d = 0.0d0
    ar_oneb%v = 0.0d0
  end subroutine ar_one_b

  subroutine ar_two_b(self, n, nb, t, tb, ar_twob)
    use hd_b, only: mul_b, eq_b
    class(two) :: self
    type(dual), intent(in) :: n(:)
    type(dual), intent(in) :: t
    type(dual) :: result, result0, result1
    type(dual) :: ar_two
    type(dual) :: nb(:), tb, ar_twob, resultb, result0b, result1b, result2b
    result = mul(n(2), t)
    result0 = mul(result, t)
    ar_twob%v = 0.0d0
    resultb%v = 0.0d0
    resultb%d = 0.0d0
    result0b%v = 0.0d0
    result0b%d = 0.0d0
    result1b%d = 0.0d0
    ar_twob%d = self%c*ar_twob%d
    call eq_b(ar_two, ar_twob, result1, result1b)
    result2b%v = 0.0d0
    result2b%d = result1b%d
    result1b%d = 0.0d0
    call mul_b(result0, result0b, n(1), nb(1), result2b)
    result2b%v = result0b%v
    result0b%v = 0.0d0
    result2b%d = result0b%d
    result0b%d = 0.0d0
    call mul_b(result, resultb, t, tb, result2b)
    result2b%v = resultb%v
    resultb%v = 0.0d0
    result2b%d = resultb%d
    resultb%d = 0.0d0
    call mul_b(n(2), nb(2), t, tb, result2b)
    ar_twob%d = 0.0d0
    ar_twob%v = 0.0d0
  end subroutine ar_two_b

  subroutine slope_b(self, n, nb, t, tb, s, sb)
    use hd_b, only: eq_b
    class(model), intent(in) :: self
    real(8), intent(in) :: n(:), t
    real(8), intent(inout) :: s
    type(dual) :: dn(size(n)), dt, de
    type(dual) :: result
    real(8) :: nb(:), tb, sb
    type(dual) :: dnb(size(n)), dtb, deb, resultb, result0b
    call reset_fwd()
    dt%d = 1
    result = ar_of_model_fwd(self, dn, dt)
    dnb%v = 0.0d0
    dnb%d = 0.0d0
    dtb%v = 0.0d0
    deb%d = 0.0d0
    resultb%d = 0.0d0
    deb%d = deb%d + sb
    sb = 0.0d0
    call eq_b(de, deb, result, resultb)
    result0b%v = 0.0d0
    result0b%d = resultb%d
    resultb%d = 0.0d0
    call ar_of_model_bwd(self, dn, dnb, dt, dtb, result0b)
    call reset_bwd()
  contains
    subroutine reset_fwd()
      integer :: i
      integer :: bound
      bound = size(dn, 1)
      do i = 1, bound
        call eqr(dn(i), (n(i)))
      end do
      call pushinteger4(bound)
      call eqr(dt, (t))
    end subroutine reset_fwd

    subroutine reset_bwd()
      use hd_b, only: eqr_b
      integer :: i
      real(8) :: tempb
      integer :: bound
      tempb = 0.0d0
      call eqr_b(dt, dtb, (t), tempb)
      tb = tb + tempb
      call popinteger4(bound)
      do i = bound, 1, -1
        tempb = 0.0d0
        call eqr_b(dn(i), dnb(i), (n(i)), tempb)
        nb(i) = nb(i) + tempb
      end do
    end subroutine reset_bwd
  end subroutine slope_b

  subroutine f_b(x, xb, y, yb)
    real(8), intent(in) :: x(3)
    real(8), intent(inout) :: y
    type(one) :: a
    type(two) :: b
    real(8) :: s
    real(8) :: xb(3), yb, sb, tempb(3), temp0b
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call a%slope(x(1:2), x(3), y)
    call b%slope(x(1:2), x(3), s)
    xb = 0.0d0
    sb = y*yb
    yb = s*yb
    tempb(1:2) = 0.0d0
    temp0b = 0.0d0
    call slope_b(b, x(1:2), tempb(1:2), x(3), temp0b, s, sb)
    xb(1:2) = xb(1:2) + tempb(1:2)
    xb(3) = xb(3) + temp0b
    tempb(1:2) = 0.0d0
    temp0b = 0.0d0
    call slope_b(a, x(1:2), tempb(1:2), x(3), temp0b, y, yb)
    xb(1:2) = xb(1:2) + tempb(1:2)
    xb(3) = xb(3) + temp0b
  end subroutine f_b

  function ar_of_model_fwd(self, n, t) result(value)
    class(model) :: self
    type(dual), intent(in) :: n(:)
    type(dual), intent(in) :: t
    type(dual) :: value
    value%v = 0.0d0
    value%d = 0.0d0
    select type (self)
    class is (one)
      call pushcontrol1b(0)
    class default
      select type (self)
      class is (two)
        call pushcontrol1b(0)
      class default
        error stop 'ar: the type of the object is not among the sources'
        call pushcontrol1b(1)
      end select
      call pushcontrol1b(1)
    end select
  end function ar_of_model_fwd

  subroutine ar_of_model_bwd(self, n, nb, t, tb, valueb)
    use hd_b, only: eq_b
    class(model) :: self
    type(dual), intent(in) :: n(:)
    type(dual), intent(in) :: t
    type(dual) :: value
    type(dual) :: result, result0
    type(dual) :: nb(:), tb, valueb, resultb, result0b, result1b
    integer :: branch, branch0
    valueb%v = 0.0d0
    resultb%d = 0.0d0
    result0b%d = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      call eq_b(value, valueb, result, resultb)
      result1b%v = 0.0d0
      result1b%d = resultb%d
      resultb%d = 0.0d0
      select type (self)
      class is (one)
        call ar_one_b(self, n, nb, t, tb, result1b)
      end select
    else
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        call eq_b(value, valueb, result0, result0b)
        result1b%v = 0.0d0
        result1b%d = result0b%d
        result0b%d = 0.0d0
        select type (self)
        class is (two)
          call ar_two_b(self, n, nb, t, tb, result1b)
        end select
      end if
    end if
    valueb%d = 0.0d0
    valueb%v = 0.0d0
  end subroutine ar_of_model_bwd
end module models_b
