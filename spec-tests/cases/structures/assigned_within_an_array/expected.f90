! dotbar adjoint --head 'use_it%f(x)>(y)' in.f90
module hd_b
  use hd
contains
  subroutine eq_b(res, resb, inp, inpb)
    type(dual), intent(inout) :: res
    type(dual), intent(in) :: inp
    type(dual) :: resb, inpb
    inpb%d = inpb%d + resb%d
    resb%d = 0.0d0
    inpb%v = inpb%v + resb%v
    resb%v = 0.0d0
  end subroutine eq_b

  subroutine mul_b(a, ab, b, bb, cb)
    type(dual), intent(in) :: a, b
    type(dual) :: ab, bb, cb
    ab%d = ab%d + b%v*cb%d
    bb%v = bb%v + a%d*cb%d
    ab%v = ab%v + b%d*cb%d
    bb%d = bb%d + a%v*cb%d
    cb%d = 0.0d0
    ab%v = ab%v + b%v*cb%v
    bb%v = bb%v + a%v*cb%v
    cb%v = 0.0d0
  end subroutine mul_b
end module hd_b

module use_it_b
  use use_it
contains
  subroutine f_b(x, xb, y, yb)
    use hd_b, only: mul_b, eq_b
    real(8), intent(in) :: x(3)
    real(8), intent(inout) :: y
    type(dual) :: a(3, 3)
    integer :: i, j
    type(dual) :: result
    real(8) :: xb(3), yb
    type(dual) :: ab(3, 3), resultb, result0b, tempb, temp0b
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    do i = 1, 3
      a(i, i)%v = x(i)
      a(i, i)%d = x(i)**2
    end do
    do i = 1, 3
      do j = i + 1, 3
        result = mul(a(i, i), a(j, j))
        call pushreal8(a(i, j)%v)
        call pushreal8(a(i, j)%d)
        call eq(a(i, j), result)
        call pushreal8(a(j, i)%v)
        call pushreal8(a(j, i)%d)
        call eq(a(j, i), (a(i, j)))
      end do
    end do
    xb = 0.0d0
    ab%v = 0.0d0
    ab%d = 0.0d0
    resultb%v = 0.0d0
    resultb%d = 0.0d0
    ab%d = ab%d + yb
    ab%v = ab%v + 2.0d0*a%v*yb
    yb = 0.0d0
    do i = 3, 1, -1
      do j = 3, i + 1, -1
        call popreal8(a(j, i)%d)
        call popreal8(a(j, i)%v)
        tempb%v = 0.0d0
        tempb%d = 0.0d0
        call eq_b(a(j, i), ab(j, i), (a(i, j)), tempb)
        ab(i, j)%v = ab(i, j)%v + tempb%v
        ab(i, j)%d = ab(i, j)%d + tempb%d
        call popreal8(a(i, j)%d)
        call popreal8(a(i, j)%v)
        call eq_b(a(i, j), ab(i, j), result, resultb)
        result0b%v = resultb%v
        resultb%v = 0.0d0
        result0b%d = resultb%d
        resultb%d = 0.0d0
        tempb%v = 0.0d0
        tempb%d = 0.0d0
        temp0b%v = 0.0d0
        temp0b%d = 0.0d0
        call mul_b(a(i, i), tempb, a(j, j), temp0b, result0b)
        ab(i, i)%v = ab(i, i)%v + tempb%v
        ab(i, i)%d = ab(i, i)%d + tempb%d
        ab(j, j)%v = ab(j, j)%v + temp0b%v
        ab(j, j)%d = ab(j, j)%d + temp0b%d
      end do
    end do
    do i = 3, 1, -1
      xb(i) = xb(i) + 2.0d0*x(i)*ab(i, i)%d
      ab(i, i)%d = 0.0d0
      xb(i) = xb(i) + ab(i, i)%v
      ab(i, i)%v = 0.0d0
    end do
  end subroutine f_b
end module use_it_b
