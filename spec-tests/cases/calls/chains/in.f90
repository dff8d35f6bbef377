! Chains of calls: what stands second is split, where its tape is like a snapshot; what stands third is not, and what stands fourth again.
subroutine fourth(n, a)
  integer :: n, i
  real(8) :: a(n)
  do i = 1, n
    a(i) = sin(a(i))*a(i)
  end do
end subroutine
subroutine third(n, a, s)
  integer :: n
  real(8) :: a(n), s
  s = s*a(1)
  call fourth(n, a)
  s = s + a(n)*a(1)
end subroutine
subroutine twice(n, a, s)
  integer :: n
  real(8) :: a(n), s
  call third(n, a, s)
  s = sin(s)*s
  call third(n, a, s)
end subroutine
subroutine nested(n, a, s)              ! the loops record a square of values: not split
  integer :: n, i, j
  real(8) :: a(n), s
  do i = 1, n
    do j = 1, n
      a(j) = a(j)*cos(a(i)) + 0.1d0*s
    end do
  end do
end subroutine
subroutine arrays(n, a, s)              ! so does this one
  integer :: n, i
  real(8) :: a(n), s
  do i = 1, n
    a = a*cos(a(i)) + 0.1d0*s
  end do
end subroutine
subroutine plain(n, a, s)               ! is done again as fast
  integer :: n
  real(8) :: a(n), s
  s = sin(s*a(1)*a(n))
end subroutine
subroutine counted(n, a, s)             ! computes something the first time, and keeps it: not split
  integer :: n, i
  logical, save :: first = .true.
  real(8), save :: c
  real(8) :: a(n), s
  if (first) c = 0.25d0*atan(1.0d0)
  first = .false.
  do i = 1, n
    s = s + c*a(i)*a(i)
  end do
end subroutine
recursive subroutine itself(n, a, s)    ! calls itself: not split
  integer :: n
  real(8) :: a(n), s
  s = s*a(n)
  if (n > 1) call itself(n - 1, a, s)
end subroutine
subroutine whatever(n, a, s)            ! trips that nobody counts: not split
  integer :: n
  real(8) :: a(n), s
  do while (s < 3.0d0)
    s = 1.5d0*abs(s) + 0.1d0 + a(1)**2
  end do
end subroutine
subroutine shared(n, a, s)              ! is also what a head calls: not split
  integer :: n, i
  real(8) :: a(n), s
  do i = 1, n
    s = s + a(i)**2
  end do
end subroutine
subroutine step(n, a, s)
  integer :: n
  real(8) :: a(n), s
  call twice(n, a, s)
  call nested(n, a, s)
  call arrays(n, a, s)
  call plain(n, a, s)
  call counted(n, a, s)
  call itself(n, a, s)
  call whatever(n, a, s)
  call shared(n, a, s)
end subroutine
subroutine head(n, a, s)
  integer :: n, k
  real(8) :: a(n), s
  do k = 1, 2
    call step(n, a, s)
    call shared(n, a, s)
  end do
end subroutine
