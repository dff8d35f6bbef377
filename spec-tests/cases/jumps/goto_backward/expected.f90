! dotbar adjoint --head 's(y)/(x)' in.f90
! Backward jumps are loops: with the test at the end, at the beginning, inside; one within another, and two from one label.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j
  real(8) :: xb(n), yb, tempb
  integer :: jump, count, count0, count1, count2
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  i = 0
  y = 1.0d0
  count = 0
  do
    count = count + 1
    ! until all are there
    i = i + 1
    call pushreal8(y)
    y = y*x(i) + 1.0d0
    if (i >= n) then
      exit
    end if
  end do
  call pushinteger4(count)
  ! while there are some
  count0 = 0
  do while (i /= 0)
    i = i - 1
    call pushreal8(y)
    y = y + sin(y)*x(i + 1)
    count0 = count0 + 1
  end do
  call pushinteger4(count0)
  count2 = 0
  jump = 0
  loop30: do
    count2 = count2 + 1
    i = i + 1
    call pushinteger4(j)
    j = 0
    count1 = 0
    do
      count1 = count1 + 1
      j = j + 1
      call pushreal8(y)
      y = y + x(i)*x(j)*y*0.1d0
      if (y > 30.0d0) then
        call pushinteger4(count1)
        jump = 1
        exit loop30
      end if
      if (j >= n) then
        exit
      end if
    end do
    call pushinteger4(count1)
    if (i >= n) then
      if (i <= n) then
        jump = 3
        exit
      end if
    end if
  end do loop30
  call pushinteger4(count2)
  call pushcontrol2b(jump)
  xb = 0.0d0
  yb = 2.0d0*y*yb
  call popcontrol2b(jump)
  call popinteger4(count2)
  do while (count2 > 0)
    count2 = count2 - 1
    if (jump /= 1) then
      jump = 2
    end if
    call popinteger4(count1)
    do while (count1 > 0)
      count1 = count1 - 1
      call popreal8(y)
      tempb = y*(0.1d0*yb)
      xb(i) = xb(i) + x(j)*tempb
      xb(j) = xb(j) + x(i)*tempb
      yb = yb + x(i)*x(j)*(0.1d0*yb)
      j = j - 1
    end do
    call popinteger4(j)
    i = i - 1
    jump = 0
  end do
  call popinteger4(count0)
  do while (count0 > 0)
    count0 = count0 - 1
    call popreal8(y)
    xb(i + 1) = xb(i + 1) + sin(y)*yb
    yb = yb + cos(y)*(x(i + 1)*yb)
    i = i + 1
  end do
  jump = 1
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    call popreal8(y)
    xb(i) = xb(i) + y*yb
    yb = x(i)*yb
    i = i - 1
  end do
  yb = 0.0d0
end subroutine s_b
