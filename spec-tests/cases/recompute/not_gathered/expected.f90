! dotbar adjoint --head 'not_gathered(x,y)>(y)' in.f90
! What is not overwritten once a trip at the counter alone, or says where something else is restored, is kept where it is overwritten.
subroutine not_gathered_b(n, m, k, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n, m
  integer, intent(inout) :: k(n)
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j, l, t
  integer :: odd(n), moved(n, m), place(n), times(n), first(n), inner(n), deep(n), fixed(n, m)
  real(8) :: xb(n), yb, tempb, temp0b, temp1b, temp2b, temp3b, temp4b, sumb
  integer :: last, jump
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  odd = 1
  moved = 2
  place = 1
  times = 1
  first = 1
  inner = 2
  deep = 3
  fixed = 1
  do t = 1, 2
    do i = 1, n
      call pushreal8(y)
      y = y + x(odd(i))*x(moved(i, 1))*x(place(i))*x(times(i))*x(first(i))*x(deep(i))*x(fixed(2, &
          1))*y
    end do
    do i = 1, n, 2
      call pushinteger4(odd(i))
      odd(i) = mod(i + t, n) + 1 ! every other one
    end do
    call pushinteger4(i - 2)
    do i = 1, n
      call pushinteger4(l)
      l = mod(i, m) + 1
      call pushinteger4(moved(i, l))
      moved(i, l) = mod(2*i, n) + 1 ! at a column that changes
      call pushinteger4(fixed(2, 1))
      fixed(2, 1) = mod(i + t, n) + 1 ! at one place
      times(i) = times(i) + 1 ! counted back
    end do
    do i = 1, n
      call pushinteger4(place(k(i)))
      place(k(i)) = t
      call pushinteger4(k(i))
      k(i) = mod(k(i), n) + 1 ! says where
    end do
    do i = 1, n
      do j = 1, 2
        call pushinteger4(deep(inner(i)))
        deep(inner(i)) = j
      end do
      call pushinteger4(inner(i))
      inner(i) = mod(inner(i), n) + 1 ! says where, further inside
    end do
    jump = 0
    do i = 1, n
      if (x(i) > 0.9d0*t) then
        jump = 1
        exit
      end if
      call pushinteger4(first(i))
      first(i) = t + 1 ! only so far
    end do
    call pushinteger4(merge(i - 1, i, jump == 0))
    call pushcontrol1b(jump)
  end do
  xb = 0.0d0
  do t = 2, 1, -1
    call popcontrol1b(jump)
    call popinteger4(last)
    do i = last, 1, -1
      if (jump /= 1) then
        call popinteger4(first(i))
      end if
      jump = 0
    end do
    do i = n, 1, -1
      call popinteger4(inner(i))
      do j = 2, 1, -1
        call popinteger4(deep(inner(i)))
      end do
    end do
    do i = n, 1, -1
      call popinteger4(k(i))
      call popinteger4(place(k(i)))
    end do
    do i = n, 1, -1
      times(i) = times(i) - 1
      call popinteger4(fixed(2, 1))
      call popinteger4(moved(i, l))
      call popinteger4(l)
    end do
    call popinteger4(last)
    do i = last, 1, -2
      call popinteger4(odd(i))
    end do
    sumb = 0.0d0
    do i = n, 1, -1
      call popreal8(y)
      tempb = y*yb
      temp0b = x(fixed(2, 1))*tempb
      temp1b = x(deep(i))*temp0b
      temp2b = x(first(i))*temp1b
      temp3b = x(times(i))*temp2b
      temp4b = x(place(i))*temp3b
      xb(odd(i)) = xb(odd(i)) + x(moved(i, 1))*temp4b
      xb(moved(i, 1)) = xb(moved(i, 1)) + x(odd(i))*temp4b
      xb(place(i)) = xb(place(i)) + x(odd(i))*x(moved(i, 1))*temp3b
      xb(times(i)) = xb(times(i)) + x(odd(i))*x(moved(i, 1))*x(place(i))*temp2b
      xb(first(i)) = xb(first(i)) + x(odd(i))*x(moved(i, 1))*x(place(i))*x(times(i))*temp1b
      xb(deep(i)) = xb(deep(i)) + x(odd(i))*x(moved(i, 1))*x(place(i))*x(times(i))*x(first(i))* &
          temp0b
      sumb = sumb + x(odd(i))*x(moved(i, 1))*x(place(i))*x(times(i))*x(first(i))*x(deep(i))*tempb
      yb = yb + x(odd(i))*x(moved(i, 1))*x(place(i))*x(times(i))*x(first(i))*x(deep(i))* &
          x(fixed(2, 1))*yb
    end do
    if (n >= 1) then
      xb(fixed(2, 1)) = xb(fixed(2, 1)) + sumb
    end if
  end do
end subroutine not_gathered_b
