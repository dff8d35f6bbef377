! dotbar adjoint --head 'm%f(x,z)>(y)' in.f90
module m_b
  use m
contains
  subroutine mean_b(a, ab, b, bb, meanb)
    real(8), intent(in) :: a, b
    real(8) :: ab, bb, meanb, tempb
    tempb = meanb/(2.0d0*max(sqrt(a*b), sqrt(tiny(1.0d0))))
    ab = ab + b*tempb
    bb = bb + a*tempb
    meanb = 0.0d0
  end subroutine mean_b

  subroutine turn_b(a, ab, b, bb, c, cb)
    real(8), intent(inout) :: a
    real(8), intent(in) :: b
    real(8), intent(inout) :: c
    real(8) :: ab, bb, cb
    cb = cb + ab
    ab = ab + b*cb
    bb = bb + a*cb
    cb = 0.0d0
  end subroutine turn_b

  subroutine f_b(n, x, xb, z, zb, y, yb)
    integer :: n
    real(8) :: x(n), z, y(n), c(0:n - 1, 2), d(n)
    real(8) :: result(n), result0(n), result1(n), result2(n), result3(0:n - 1, 2), result4
    integer :: i, i0, i1, i2, i3, i4, i5, i6
    real(8) :: xb(n), zb, yb(n), cb(0:n - 1, 2), db(n), resultb(n), result0b(n), result1b(n), &
        result2b(n), result3b(0:n - 1, 2), result4b, result5b, temp0b, temp1b
    double precision :: tempb
    integer :: bound
    ! Adjoint: sets the derivatives of x, z from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    do i = 1, size(result, 1)
      result(i) = mean(x(i), z)
    end do
    y = result
    bound = size(result0(n:1:-1), 1)
    do i0 = 1, bound
      result0(n + (i0 - 1)*(-1)) = mean(x(n + (i0 - 1)*(-1)), y(i0))
    end do
    call pushinteger4(bound)
    c(:, 1) = result0(n:1:-1)*z
    do i1 = 1, size(result1, 1)
      result1(i1) = mean(x(i1), c(i1 - 1, 1))
    end do
    do i2 = 1, size(result2, 1)
      result2(i2) = mean(result1(i2), 2.0d0)
    end do
    call pushreal8array(c(:, 2), size(c(:, 2)))
    c(:, 2) = result2
    do i3 = 1, size(y, 1)
      call pushreal8(y(i3))
      call turn(y(i3), c(i3 - 1, 1)*z, d(i3))
    end do
    bound = size(c(1:, 1), 1)
    do i4 = 1, bound
      call pushreal8(c(i4, 1))
      call pushreal8(c(i4 - 1, 2))
      call turn(c(i4, 1), x(2), c(i4 - 1, 2))
    end do
    call pushinteger4(bound)
    do i5 = 1, size(result3, 2)
      do i6 = 1, size(result3, 1)
        result3(i6 - 1, i5) = mean(c(i6 - 1, i5), x(1))
      end do
    end do
    call pushreal8array(y, size(y))
    y = y + d*c(:, 1) - sum(result3)
    result4 = mean(z, z)
    xb = 0.0d0
    zb = 0.0d0
    cb = 0.0d0
    db = 0.0d0
    resultb = 0.0d0
    result0b = 0.0d0
    result1b = 0.0d0
    result2b = 0.0d0
    result3b = 0.0d0
    result4b = 0.0d0
    call turn_b(y(1), yb(1), result4, result4b, y(2), yb(2))
    result5b = result4b
    result4b = 0.0d0
    temp0b = 0.0d0
    temp1b = 0.0d0
    call mean_b(z, temp0b, z, temp1b, result5b)
    zb = zb + temp0b
    zb = zb + temp1b
    call popreal8array(y, size(y))
    db = db + c(:, 1)*yb
    cb(:, 1) = cb(:, 1) + d*yb
    result3b = result3b - sum(yb)
    do i5 = size(result3, 2), 1, -1
      do i6 = size(result3, 1), 1, -1
        result5b = result3b(i6 - 1, i5)
        result3b(i6 - 1, i5) = 0.0d0
        call mean_b(c(i6 - 1, i5), cb(i6 - 1, i5), x(1), xb(1), result5b)
      end do
    end do
    call popinteger4(bound)
    do i4 = bound, 1, -1
      call popreal8(c(i4 - 1, 2))
      call popreal8(c(i4, 1))
      call turn_b(c(i4, 1), cb(i4, 1), x(2), xb(2), c(i4 - 1, 2), cb(i4 - 1, 2))
    end do
    do i3 = size(y, 1), 1, -1
      call popreal8(y(i3))
      temp0b = 0.0d0
      call turn_b(y(i3), yb(i3), c(i3 - 1, 1)*z, temp0b, d(i3), db(i3))
      cb(i3 - 1, 1) = cb(i3 - 1, 1) + z*temp0b
      zb = zb + c(i3 - 1, 1)*temp0b
    end do
    call popreal8array(c(:, 2), size(c(:, 2)))
    result2b = result2b + cb(:, 2)
    cb(:, 2) = 0.0d0
    do i2 = size(result2, 1), 1, -1
      result5b = result2b(i2)
      result2b(i2) = 0.0d0
      tempb = 0.0d0
      call mean_b(result1(i2), result1b(i2), 2.0d0, tempb, result5b)
    end do
    do i1 = size(result1, 1), 1, -1
      result5b = result1b(i1)
      result1b(i1) = 0.0d0
      call mean_b(x(i1), xb(i1), c(i1 - 1, 1), cb(i1 - 1, 1), result5b)
    end do
    result0b(n:1:-1) = result0b(n:1:-1) + z*cb(:, 1)
    zb = zb + sum(result0(n:1:-1)*cb(:, 1))
    call popinteger4(bound)
    do i0 = bound, 1, -1
      result5b = result0b(n + (i0 - 1)*(-1))
      result0b(n + (i0 - 1)*(-1)) = 0.0d0
      call mean_b(x(n + (i0 - 1)*(-1)), xb(n + (i0 - 1)*(-1)), y(i0), yb(i0), result5b)
    end do
    resultb = resultb + yb
    yb = 0.0d0
    do i = size(result, 1), 1, -1
      result5b = resultb(i)
      resultb(i) = 0.0d0
      call mean_b(x(i), xb(i), z, zb, result5b)
    end do
  end subroutine f_b
end module m_b
