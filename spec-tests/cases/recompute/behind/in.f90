! Newton's iteration: f and df are made again behind what gives the iterate back.
subroutine root(p, q, x)
  implicit none
  real(8), intent(in) :: p, q
  real(8), intent(out) :: x
  real(8) :: f, df
  integer :: k
  x = 1.0d0
  k = 0
  do
    f = x*x*x + p*x - q
    if (abs(f) < 1.0d-9) exit
    df = 3.0d0*x*x + p
    x = x - 0.9d0*(f/df)
    k = k + 1
    if (k > 40) exit
  end do
end subroutine root

! The rates of a step are those at its beginning.
subroutine steps(n, dt, rate, y, z)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: dt, rate(n)
  real(8), intent(inout) :: y, z
  real(8) :: fy, fz, c
  integer :: i
  do i = 1, n
    c = sin(y)*rate(i)
    fy = c*z
    fz = exp(-c)*y
    y = y + dt*fy*fz        ! fz is used here, where y is lost, and not behind it
    z = z + dt*c            ! c is used no more
  end do
end subroutine steps

! What is used ahead of a jump is not given back in a trip that ends there.
subroutine early(n, a, s, t)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  real(8), intent(inout) :: s, t
  real(8) :: u, v
  integer :: i
  do i = 1, n
    u = s*s
    v = u*a(i)
    t = t + v*v
    if (t > 20.0d0) exit
    s = s*(1.0d0 + 0.1d0*u)*s
  end do
end subroutine early

! No jump between: it is given back in each trip.
subroutine counted(n, a, s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  real(8), intent(inout) :: s
  real(8) :: u
  integer :: i
  i = n
  do while (i > 0)
    u = s*a(i)
    s = s + 0.1d0*u*u*s
    i = i - 1
    if (a(i + 1) < 0.0d0) cycle
    s = s*1.01d0
  end do
end subroutine counted

! Where k(j) is given back j must be known already (found by a random program).
subroutine placed(n, k, a, s)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: k(n)
  real(8), intent(in) :: a(n)
  real(8), intent(inout) :: s
  integer :: i, j
  do i = 1, n
    j = k(i)
    s = s*a(j) + s*a(k(1))
    k(j) = i
  end do
end subroutine placed
