! dotbar adjoint --head 'collected(u,c)>(x)' in.f90
! What a backward loop adds to neighbours of an element is collected in arrays, for all but one of them.
subroutine collected_b(n, u, ub, c, cb, x, xb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n), c(n)
  real(8), intent(inout) :: x(n)
  real(8) :: f(n, n), g(0:n, 2, 2), s(n), h(n, 2), q(n, 2, n)
  real(4) :: w(n)
  integer :: i, j
  real(8) :: ub(n), cb(n), xb(n), fb(n, n), gb(0:n, 2, 2), sb(n), hb(n, 2), qb(n, 2, n), &
      tempb(n), temp0b(n), temp1b, temp2b, temp3b(n), temp4b(0:n), temp6b, sumb
  real(4) :: wb(n), temp5b(n)
  ! Adjoint: sets the derivatives of u, c from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s = c
  f = 1.5d0
  g = 0.7d0
  h = 0.3d0
  q = 0.4d0
  w = 0.6
  f(1, :) = c
  f(:, 2) = u
  g(1, 1, 1) = c(1)
  h(3, 2) = u(2)
  q(2, 1, 2) = c(3)
  w(2) = real(u(1))
  do j = 2, n - 1
    do i = 1, n - 2
      s(i) = s(i) + f(i + 2, j)*f(i, j) + f(i, j + 1) ! two further on, and another column
      s(i) = s(i) + h(i + 1, 2)*h(i, 2)*q(i, 1, j)*q(i + 1, 1, j)
    end do
  end do
  do j = 1, 2
  end do
  ub = 0.0d0
  cb = 0.0d0
  fb = 0.0d0
  gb = 0.0d0
  sb = 0.0d0
  hb = 0.0d0
  qb = 0.0d0
  wb = 0.0
  ! j is 3
  do i = j + 1, j - 1, -1
    temp1b = s(i)*xb(i)
    temp2b = s(i - 2 + j)*temp1b
    temp6b = c(i + 1)*temp2b
    tempb(i - 1) = c(i)*temp6b
    cb(i) = cb(i) + c(i - 1)*temp6b
    temp0b(i + 1) = c(i - 1)*c(i)*temp2b
    sb(i - 2 + j) = sb(i - 2 + j) + c(i - 1)*c(i)*c(i + 1)*temp1b
    sb(i) = sb(i) + c(i - 1)*c(i)*c(i + 1)*s(i - 2 + j)*xb(i)
  end do
  cb(j - 2:j) = cb(j - 2:j) + tempb(j - 2:j)
  cb(j:j + 2) = cb(j:j + 2) + temp0b(j:j + 2)
  do i = n - 1, n - 2, -1
    temp1b = c(i)*xb(i)
    tempb(i - 1) = c(i + 1)*temp1b
    temp0b(i + 1) = c(i - 1)*temp1b
    cb(i) = cb(i) + c(i - 1)*c(i + 1)*xb(i)
    temp3b(i - 2) = s(i)*xb(i)
    sb(i) = sb(i) + s(i - 2)*xb(i)
  end do
  cb(n - 3:n - 2) = cb(n - 3:n - 2) + tempb(n - 3:n - 2)
  cb(n - 1:n) = cb(n - 1:n) + temp0b(n - 1:n)
  sb(n - 2 - 2:n - 1 - 2) = sb(n - 2 - 2:n - 1 - 2) + temp3b(n - 2 - 2:n - 1 - 2)
  do i = 4, 3, -1
    tempb(i - 1) = c(i - 2)*xb(i)
    cb(i - 2) = cb(i - 2) + c(i - 1)*xb(i)
    temp0b(i + 1) = s(i)*xb(i)
    sb(i) = sb(i) + s(i + 1)*xb(i)
  end do
  cb(2:3) = cb(2:3) + tempb(2:3)
  sb(4:5) = sb(4:5) + temp0b(4:5)
  do i = n - 2, 1, -1
    temp1b = u(i + 2)*xb(i + 1)
    sb(i) = sb(i) + s(i + 1)*temp1b
    tempb(i + 1) = s(i)*temp1b
    ub(i + 2) = ub(i + 2) + s(i)*s(i + 1)*xb(i + 1)
  end do
  sb(2:n - 1) = sb(2:n - 1) + tempb(2:n - 1)
  do j = 2, 1, -1
    sumb = 0.0d0
    do i = n - 1, 1, -1
      temp4b(i - 1) = g(i, j, 1)*xb(i)
      gb(i, j, 1) = gb(i, j, 1) + g(i - 1, j, 1)*xb(i)
      temp1b = -c(j)*xb(i)
      wb(i) = real(wb(i) + w(i + 1)*temp1b, 4)
      temp5b(i + 1) = real(w(i)*temp1b, 4)
      sumb = sumb - w(i)*w(i + 1)*xb(i)
    end do
    gb(0:n - 2, j, 1) = gb(0:n - 2, j, 1) + temp4b(0:n - 2)
    wb(2:n) = wb(2:n) + temp5b(2:n)
    if (n - 1 >= 1) then
      cb(j) = cb(j) + sumb
    end if
  end do
  do j = n - 1, 2, -1
    do i = n - 2, 1, -1
      temp1b = q(i + 1, 1, j)*sb(i)
      temp2b = q(i, 1, j)*temp1b
      tempb(i + 1) = h(i, 2)*temp2b
      hb(i, 2) = hb(i, 2) + h(i + 1, 2)*temp2b
      qb(i, 1, j) = qb(i, 1, j) + h(i + 1, 2)*h(i, 2)*temp1b
      temp0b(i + 1) = h(i + 1, 2)*h(i, 2)*q(i, 1, j)*sb(i)
      temp3b(i + 2) = f(i, j)*sb(i)
      fb(i, j) = fb(i, j) + f(i + 2, j)*sb(i)
      fb(i, j + 1) = fb(i, j + 1) + sb(i)
    end do
    hb(2:n - 1, 2) = hb(2:n - 1, 2) + tempb(2:n - 1)
    qb(2:n - 1, 1, j) = qb(2:n - 1, 1, j) + temp0b(2:n - 1)
    fb(3:n, j) = fb(3:n, j) + temp3b(3:n)
  end do
  do i = 2, n - 1
    cb(i) = cb(i) + (c(i + 1) - c(i - 1))*xb(i)
    temp1b = c(i)*xb(i)
    tempb(i + 1) = temp1b
    temp0b(i - 1) = -temp1b
  end do
  cb(3:n) = cb(3:n) + tempb(3:n)
  cb(1:n - 2) = cb(1:n - 2) + temp0b(1:n - 2)
  do i = n - 1, 2, -1
    tempb(i - 1) = c(i)*xb(i)
    ub(i) = ub(i) - 2*(c(i)*xb(i))
    temp0b(i + 1) = c(i)*xb(i)
    cb(i) = cb(i) + (u(i + 1)*xb(i) - 2*u(i)*xb(i) + u(i - 1)*xb(i))
    xb(i) = 0.0d0
  end do
  ub(1:n - 2) = ub(1:n - 2) + tempb(1:n - 2)
  ub(3:n) = ub(3:n) + temp0b(3:n)
  ub(1) = ub(1) + wb(2)
  cb(3) = cb(3) + qb(2, 1, 2)
  ub(2) = ub(2) + hb(3, 2)
  cb(1) = cb(1) + gb(1, 1, 1)
  ub = ub + fb(:, 2)
  fb(:, 2) = 0.0d0
  cb = cb + fb(1, :)
  cb = cb + sb
  xb = 0.0d0
end subroutine collected_b
