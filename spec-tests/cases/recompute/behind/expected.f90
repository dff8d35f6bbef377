! dotbar adjoint --head 'root(p,q)>(x)' --head 'steps(y,z)>(y,z)' --head 'early(a,s,t)>(s,t)' --head 'counted(a,s)>(s)' --head 'placed(a,s)>(s)' in.f90
! Newton's iteration: f and df are made again behind what gives the iterate back.
subroutine root_b(p, pb, q, qb, x, xb)
  implicit none
  real(8), intent(in) :: p, q
  real(8), intent(inout) :: x
  real(8) :: f, df
  integer :: k
  real(8) :: pb, qb, xb, fb, dfb
  integer :: jump, count
  ! Adjoint: sets the derivatives of p, q from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  x = 1.0d0
  k = 0
  count = 0
  jump = 0
  do
    count = count + 1
    f = x*x*x + p*x - q
    if (abs(f) < 1.0d-9) then
      jump = 1
      exit
    end if
    df = 3.0d0*x*x + p
    call pushreal8(x)
    x = x - 0.9d0*(f/df)
    k = k + 1
    if (k > 40) then
      jump = 2
      exit
    end if
  end do
  call pushinteger4(count)
  call pushcontrol2b(jump)
  pb = 0.0d0
  qb = 0.0d0
  fb = 0.0d0
  call popcontrol2b(jump)
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    if (jump /= 1) then
      call popreal8(x)
      f = x*x*x + p*x - q
      df = 3.0d0*x*x + p
      fb = -(1.0d0/df)*(0.9d0*xb)
      dfb = f*(1.0d0/df)**2*(0.9d0*xb)
      xb = xb + 2.0d0*(3.0d0*x)*dfb
      pb = pb + dfb
    end if
    xb = xb + x*x*fb
    xb = xb + 2.0d0*(x*x)*fb
    pb = pb + x*fb
    xb = xb + p*fb
    qb = qb - fb
    jump = 0
  end do
  xb = 0.0d0
end subroutine root_b

! The rates of a step are those at its beginning.
subroutine steps_b(n, dt, rate, y, yb, z, zb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: dt, rate(n)
  real(8), intent(inout) :: y, z
  real(8) :: fy, fz, c
  integer :: i
  real(8) :: yb, zb, fyb, fzb, cb
  ! Adjoint: sets the derivatives of y, z from those of y, z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    c = sin(y)*rate(i)
    fy = c*z
    fz = exp(-c)*y
    call pushreal8(y)
    y = y + dt*fy*fz ! fz is used here, where y is lost, and not behind it
    call pushreal8(z)
    z = z + dt*c ! c is used no more
  end do
  do i = n, 1, -1
    call popreal8(z)
    cb = dt*zb
    call popreal8(y)
    c = sin(y)*rate(i)
    fy = c*z
    fz = exp(-c)*y
    fyb = dt*(fz*yb)
    fzb = dt*fy*yb
    cb = cb - exp(-c)*(y*fzb)
    yb = yb + exp(-c)*fzb
    cb = cb + z*fyb
    zb = zb + c*fyb
    yb = yb + cos(y)*(rate(i)*cb)
  end do
end subroutine steps_b

! What is used ahead of a jump is not given back in a trip that ends there.
subroutine early_b(n, a, ab, s, sb, t, tb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  real(8), intent(inout) :: s, t
  real(8) :: u, v
  integer :: i
  real(8) :: ab(n), sb, tb, ub, vb
  integer :: last, jump
  ! Adjoint: sets the derivatives of a, s, t from those of s, t, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  jump = 0
  do i = 1, n
    call pushreal8(u)
    u = s*s
    call pushreal8(v)
    v = u*a(i)
    t = t + v*v
    if (t > 20.0d0) then
      jump = 1
      exit
    end if
    call pushreal8(s)
    s = s*(1.0d0 + 0.1d0*u)*s
  end do
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol1b(jump)
  ab = 0.0d0
  ub = 0.0d0
  call popcontrol1b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 1) then
      call popreal8(s)
      ub = 0.1d0*(s*s*sb)
      sb = 2.0d0*(s*(1.0d0 + 0.1d0*u))*sb
    end if
    vb = 2.0d0*v*tb
    call popreal8(v)
    ub = ub + a(i)*vb
    ab(i) = ab(i) + u*vb
    call popreal8(u)
    sb = sb + 2.0d0*s*ub
    jump = 0
  end do
end subroutine early_b

! No jump between: it is given back in each trip.
subroutine counted_b(n, a, ab, s, sb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  real(8), intent(inout) :: s
  real(8) :: u
  integer :: i
  real(8) :: ab(n), sb, ub
  integer :: count, branch
  ! Adjoint: sets the derivatives of a, s from those of s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  i = n
  count = 0
  do while (i > 0)
    u = s*a(i)
    call pushreal8(s)
    s = s + 0.1d0*u*u*s
    i = i - 1
    if (.not. a(i + 1) < 0.0d0) then
      s = s*1.01d0
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    count = count + 1
  end do
  call pushinteger4(count)
  ab = 0.0d0
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    call popcontrol1b(branch)
    if (branch == 0) then
      sb = 1.01d0*sb
    end if
    i = i + 1
    call popreal8(s)
    u = s*a(i)
    ub = 2.0d0*(0.1d0*u)*(s*sb)
    sb = sb + 0.1d0*u*u*sb
    sb = sb + a(i)*ub
    ab(i) = ab(i) + s*ub
  end do
end subroutine counted_b

! Where k(j) is given back j must be known already (found by a random program).
subroutine placed_b(n, k, a, ab, s, sb)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: k(n)
  real(8), intent(in) :: a(n)
  real(8), intent(inout) :: s
  integer :: i, j
  real(8) :: ab(n), sb
  ! Adjoint: sets the derivatives of a, s from those of s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    call pushinteger4(j)
    j = k(i)
    call pushreal8(s)
    s = s*a(j) + s*a(k(1))
    call pushinteger4(k(j))
    k(j) = i
  end do
  ab = 0.0d0
  do i = n, 1, -1
    call popinteger4(k(j))
    call popreal8(s)
    ab(j) = ab(j) + s*sb
    ab(k(1)) = ab(k(1)) + s*sb
    sb = a(j)*sb + a(k(1))*sb
    call popinteger4(j)
  end do
end subroutine placed_b
