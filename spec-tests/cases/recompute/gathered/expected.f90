! dotbar adjoint --head 'gathered(u,x)>(y)' in.f90
! What a loop overwrites one element a trip, and its backward trips do not use, is kept at once; all else where it is overwritten.
subroutine gathered_b(n, m, k, u, ub, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n, m
  integer, intent(inout) :: k(n)
  real(8), intent(inout) :: u(n, m), x(n)
  real(8), intent(inout) :: y
  integer :: i, j, t, first, g(n)
  real(8) :: v(n, m), w(n), own(n), carried(n), placed(n), twice(n), slow(n, m), odd(n)
  logical :: sign(n)
  real(8) :: ub(n, m), xb(n), yb, vb(n, m), wb(n), ownb(n), carriedb(n), placedb(n), twiceb(n), &
      slowb(n, m), oddb(n), tempb(n), temp1b, temp2b, temp3b, temp4b, temp5b, temp6b, sumb, sumb0
  integer :: branch, last
  double precision :: temp0b
  ! Adjoint: sets the derivatives of u, x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  own = 1
  carried = 2
  placed = 3
  twice = 4
  slow = 5
  odd = 6
  w = 7
  v = 8
  first = 1
  g = 1
  do t = 1, 2
    do j = 2, m - 1
      do i = 2, n - 1
        v(i, j) = u(i, j)*u(i + 1, j) + u(i, j - 1)
      end do
    end do
    do j = 2, m - 1
      call pushreal8array(u(first + 1:n - 1, j), size(u(first + 1:n - 1, j)))
      do i = n - 1, first + 1, -1
        u(i, j) = v(i, j)
      end do
    end do
    do i = 1, n
      call pushreal8(own(i))
      own(i) = own(i)*x(g(i)) ! its own adjoint reads it
      call pushreal8(carried(i))
      carried(i) = sin(x(i)) ! the next trip reads it
      if (i > 1) then
        call pushreal8(w(i))
        w(i) = w(i)*carried(i - 1)
      end if
      sign(i) = x(i) > 0.5d0*t
      if (sign(i)) then
        call pushreal8(w(i))
        w(i) = w(i)*x(i)
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
      twice(i) = own(i)
      twice(mod(i, n) + 1) = 3 ! and again elsewhere
    end do
    do i = 1, n
      placed(k(i)) = x(i) ! not the counter
      call pushinteger4(k(i))
      k(i) = mod(k(i), n) + 1 ! says a place
      do j = 1, m
        slow(i, j) = x(i)*t ! along the other subscript
      end do
    end do
    do i = 1, n, 2
      odd(i) = cos(x(i)) ! every other one
    end do
    call pushinteger4(i - 2)
    call pushinteger4(first)
    first = first + t - 1
    call pushreal8array(x(1:n), size(x(1:n)))
    call pushinteger4array(g(1:n), size(g(1:n)))
    do i = 1, n
      x(i) = 0.1d0*(own(i) + carried(i) + placed(k(i)) + twice(i) + slow(i, m) + odd(i) + w(i))
      g(i) = mod(i + t, n) + 1 ! the next one, too
    end do
  end do
  ub = 0.0d0
  xb = 0.0d0
  vb = 0.0d0
  wb = 0.0d0
  ownb = 0.0d0
  carriedb = 0.0d0
  placedb = 0.0d0
  twiceb = 0.0d0
  slowb = 0.0d0
  oddb = 0.0d0
  do j = m, 1, -1
    do i = n, 1, -1
      temp1b = odd(i)*yb
      temp2b = slow(i, j)*temp1b
      temp3b = twice(i)*temp2b
      temp4b = placed(i)*temp3b
      temp5b = carried(i)*temp4b
      temp6b = own(i)*temp5b
      ub(i, j) = ub(i, j) + 2.0d0*u(i, j)*(x(i)*temp6b)
      xb(i) = xb(i) + u(i, j)**2*temp6b
      ownb(i) = ownb(i) + u(i, j)**2*x(i)*temp5b
      carriedb(i) = carriedb(i) + u(i, j)**2*x(i)*own(i)*temp4b
      placedb(i) = placedb(i) + u(i, j)**2*x(i)*own(i)*carried(i)*temp3b
      twiceb(i) = twiceb(i) + u(i, j)**2*x(i)*own(i)*carried(i)*placed(i)*temp2b
      slowb(i, j) = slowb(i, j) + u(i, j)**2*x(i)*own(i)*carried(i)*placed(i)*twice(i)*temp1b
      oddb(i) = oddb(i) + u(i, j)**2*x(i)*own(i)*carried(i)*placed(i)*twice(i)*slow(i, j)*yb
    end do
  end do
  yb = 0.0d0
  sumb0 = 0.0d0
  do i = n, 1, -1
    ub(i, 1) = ub(i, 1) + u(1, 1)*wb(i)
    sumb0 = sumb0 + u(i, 1)*wb(i)
    wb(i) = 0.0d0
  end do
  if (n >= 1) then
    ub(1, 1) = ub(1, 1) + sumb0
  end if
  do t = 2, 1, -1
    do i = n, 1, -1
      temp0b = 0.1d0*xb(i)
      ownb(i) = ownb(i) + temp0b
      carriedb(i) = carriedb(i) + temp0b
      placedb(k(i)) = placedb(k(i)) + temp0b
      twiceb(i) = twiceb(i) + temp0b
      slowb(i, m) = slowb(i, m) + temp0b
      oddb(i) = oddb(i) + temp0b
      wb(i) = wb(i) + temp0b
      xb(i) = 0.0d0
    end do
    call popinteger4array(g(1:n), size(g(1:n)))
    call popreal8array(x(1:n), size(x(1:n)))
    call popinteger4(first)
    call popinteger4(last)
    do i = last, 1, -2
      xb(i) = xb(i) - sin(x(i))*oddb(i)
      oddb(i) = 0.0d0
    end do
    do i = n, 1, -1
      sumb = 0.0d0
      do j = m, 1, -1
        sumb = sumb + t*slowb(i, j)
        slowb(i, j) = 0.0d0
      end do
      if (m >= 1) then
        xb(i) = xb(i) + sumb
      end if
      call popinteger4(k(i))
      xb(i) = xb(i) + placedb(k(i))
      placedb(k(i)) = 0.0d0
    end do
    do i = n, 1, -1
      twiceb(mod(i, n) + 1) = 0.0d0
      ownb(i) = ownb(i) + twiceb(i)
      twiceb(i) = 0.0d0
      call popcontrol1b(branch)
      if (branch == 0) then
        call popreal8(w(i))
        xb(i) = xb(i) + w(i)*wb(i)
        wb(i) = x(i)*wb(i)
      end if
      if (i > 1) then
        call popreal8(w(i))
        carriedb(i - 1) = carriedb(i - 1) + w(i)*wb(i)
        wb(i) = carried(i - 1)*wb(i)
      end if
      call popreal8(carried(i))
      xb(i) = xb(i) + cos(x(i))*carriedb(i)
      carriedb(i) = 0.0d0
      call popreal8(own(i))
      xb(g(i)) = xb(g(i)) + own(i)*ownb(i)
      ownb(i) = x(g(i))*ownb(i)
    end do
    do j = m - 1, 2, -1
      do i = first + 1, n - 1
        vb(i, j) = vb(i, j) + ub(i, j)
        ub(i, j) = 0.0d0
      end do
      call popreal8array(u(first + 1:n - 1, j), size(u(first + 1:n - 1, j)))
    end do
    do j = m - 1, 2, -1
      do i = n - 1, 2, -1
        ub(i, j) = ub(i, j) + u(i + 1, j)*vb(i, j)
        tempb(i + 1) = u(i, j)*vb(i, j)
        ub(i, j - 1) = ub(i, j - 1) + vb(i, j)
        vb(i, j) = 0.0d0
      end do
      ub(3:n, j) = ub(3:n, j) + tempb(3:n)
    end do
  end do
end subroutine gathered_b
