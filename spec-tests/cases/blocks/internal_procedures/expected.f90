! dotbar adjoint --head 'uses%f(x)>(y)' in.f90
module duals_b
  use duals
contains
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
end module duals_b

module uses_b
  use uses
contains
  subroutine f_b(n, x, xb, y, yb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    real(8) :: s, v
    integer :: i
    real(8) :: xb(n), yb, sb, vb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    s = x(1)
    call pushreal8(s)
    call slope()
    v = s*x(n)
    call pushreal8(v)
    call block1()
    xb = 0.0d0
    vb = s*yb
    sb = v*yb
    yb = 0.0d0
    call popreal8(v)
    call block1_b()
    sb = sb + x(n)*vb
    xb(n) = xb(n) + s*vb
    call popreal8(s)
    call slope_b()
    xb(1) = xb(1) + sb
  contains
    subroutine slope()
      use duals
      type(dual) :: h, hx(n)
      integer :: k
      integer :: i0
      type(dual) :: result
      do i0 = 1, size(hx, 1)
        call eqr(hx(i0), (x(i0)))
      end do
      do i = 1, n
        hx(i)%d = 1
        call eqr(h, (s))
        do k = 1, n
          result = mul(h, hx(k))
          h = result
        end do
        s = s + h%d*h%v
        hx(i)%d = 0
      end do
    end subroutine slope

    subroutine block1()
      use duals, only: dual
      type(dual) :: e
      e%v = e%v + v
      v = e%v*e%d + e%v*x(1)
    end subroutine block1

    subroutine slope_b()
      use duals
      use duals_b, only: eqr_b, mul_b
      type(dual) :: h, hx(n)
      integer :: k
      integer :: i0
      type(dual) :: result
      type(dual) :: hb, hxb(n), resultb, result0b
      real(8) :: tempb
      do i0 = 1, size(hx, 1)
        call eqr(hx(i0), (x(i0)))
      end do
      do i = 1, n
        call pushreal8(hx(i)%d)
        hx(i)%d = 1
        call pushreal8(h%v)
        call pushreal8(h%d)
        call eqr(h, (s))
        do k = 1, n
          result = mul(h, hx(k))
          call pushreal8(h%v)
          call pushreal8(h%d)
          h = result
        end do
        call pushreal8(s)
        s = s + h%d*h%v
        call pushreal8(hx(i)%d)
        hx(i)%d = 0
      end do
      hb%v = 0.0d0
      hb%d = 0.0d0
      hxb%v = 0.0d0
      resultb%v = 0.0d0
      resultb%d = 0.0d0
      do i = n, 1, -1
        call popreal8(hx(i)%d)
        call popreal8(s)
        hb%d = hb%d + h%v*sb
        hb%v = hb%v + h%d*sb
        do k = n, 1, -1
          call popreal8(h%d)
          call popreal8(h%v)
          resultb%v = resultb%v + hb%v
          hb%v = 0.0d0
          resultb%d = resultb%d + hb%d
          hb%d = 0.0d0
          result0b%v = resultb%v
          resultb%v = 0.0d0
          result0b%d = resultb%d
          resultb%d = 0.0d0
          call mul_b(h, hb, hx(k), hxb(k), result0b)
        end do
        call popreal8(h%d)
        call popreal8(h%v)
        tempb = 0.0d0
        call eqr_b(h, hb, (s), tempb)
        sb = sb + tempb
        call popreal8(hx(i)%d)
      end do
      do i0 = size(hx, 1), 1, -1
        tempb = 0.0d0
        call eqr_b(hx(i0), hxb(i0), (x(i0)), tempb)
        xb(i0) = xb(i0) + tempb
      end do
    end subroutine slope_b

    subroutine block1_b()
      use duals, only: dual
      type(dual) :: e
      type(dual) :: eb
      e%v = e%v + v
      eb%v = 0.0d0
      eb%v = eb%v + e%d*vb
      eb%v = eb%v + x(1)*vb
      xb(1) = xb(1) + e%v*vb
      vb = 0.0d0
      vb = vb + eb%v
      eb%v = 0.0d0
    end subroutine block1_b
  end subroutine f_b
end module uses_b
