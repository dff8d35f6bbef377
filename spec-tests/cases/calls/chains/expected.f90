! dotbar adjoint --head 'head(a,s)>(a,s)' in.f90
! Chains of calls: what stands second is split, where its tape is like a snapshot; what stands third is not, and what stands fourth again.
subroutine fourth_fwd(n, a)
  integer :: n, i
  real(8) :: a(n)
  call pushreal8array(a(1:n), size(a(1:n)))
  do i = 1, n
    a(i) = sin(a(i))*a(i)
  end do
end subroutine fourth_fwd

! Chains of calls: what stands second is split, where its tape is like a snapshot; what stands third is not, and what stands fourth again.
subroutine fourth_bwd(n, a, ab)
  integer :: n, i
  real(8) :: a(n)
  real(8) :: ab(n), kept(n)
  call popreal8array(kept(1:n), size(kept(1:n)))
  do i = n, 1, -1
    a(i) = kept(i)
    ab(i) = cos(a(i))*(a(i)*ab(i)) + sin(a(i))*ab(i)
  end do
end subroutine fourth_bwd

subroutine third_b(n, a, ab, s, sb)
  integer :: n
  real(8) :: a(n), s
  real(8) :: ab(n), sb
  call fourth_fwd(n, a)
  ab(n) = ab(n) + a(1)*sb
  ab(1) = ab(1) + a(n)*sb
  call fourth_bwd(n, a, ab)
  ab(1) = ab(1) + s*sb
  sb = a(1)*sb
end subroutine third_b

subroutine twice_fwd(n, a, s)
  integer :: n
  real(8) :: a(n), s
  call pushreal8array(a, size(a))
  call pushreal8(s)
  call third(n, a, s)
  call pushreal8(s)
  s = sin(s)*s
  call pushreal8array(a, size(a))
  call pushreal8(s)
  call third(n, a, s)
end subroutine twice_fwd

subroutine twice_bwd(n, a, ab, s, sb)
  integer :: n
  real(8) :: a(n), s
  real(8) :: ab(n), sb
  call popreal8(s)
  call lookreal8array(a, size(a))
  call third_b(n, a, ab, s, sb)
  call popreal8array(a, size(a))
  call popreal8(s)
  sb = cos(s)*(s*sb) + sin(s)*sb
  call popreal8(s)
  call popreal8array(a, size(a))
  call third_b(n, a, ab, s, sb)
end subroutine twice_bwd

! the loops record a square of values: not split
subroutine nested_b(n, a, ab, s, sb)
  integer :: n, i, j
  real(8) :: a(n), s
  real(8) :: ab(n), sb, tempb, kept(n)
  do i = 1, n
    call pushreal8array(a(1:n), size(a(1:n)))
    do j = 1, n
      a(j) = a(j)*cos(a(i)) + 0.1d0*s
    end do
  end do
  do i = n, 1, -1
    call popreal8array(kept(1:n), size(kept(1:n)))
    do j = n, 1, -1
      a(j) = kept(j)
      tempb = ab(j)
      ab(j) = cos(a(i))*tempb
      ab(i) = ab(i) - sin(a(i))*(a(j)*tempb)
      sb = sb + 0.1d0*tempb
    end do
  end do
end subroutine nested_b

! so does this one
subroutine arrays_b(n, a, ab, s, sb)
  integer :: n, i
  real(8) :: a(n), s
  real(8) :: ab(n), sb, tempb(n)
  do i = 1, n
    call pushreal8array(a, size(a))
    a = a*cos(a(i)) + 0.1d0*s
  end do
  do i = n, 1, -1
    call popreal8array(a, size(a))
    tempb = ab
    ab = cos(a(i))*tempb
    ab(i) = ab(i) - sin(a(i))*sum(a*tempb)
    sb = sb + 0.1d0*sum(tempb)
  end do
end subroutine arrays_b

! is done again as fast
subroutine plain_b(n, a, ab, s, sb)
  integer :: n
  real(8) :: a(n), s
  real(8) :: ab(n), sb, tempb, temp0b
  tempb = cos(s*a(1)*a(n))*sb
  temp0b = a(n)*tempb
  ab(1) = ab(1) + s*temp0b
  ab(n) = ab(n) + s*a(1)*tempb
  sb = a(1)*temp0b
end subroutine plain_b

! computes something the first time, and keeps it: not split
subroutine counted_b(n, a, ab, s, sb)
  integer :: n, i
  logical, save :: first = .true.
  real(8), save :: c
  real(8) :: a(n), s
  real(8) :: ab(n), sb
  if (first) c = 0.25d0*atan(1.0d0)
  do i = n, 1, -1
    ab(i) = ab(i) + 2.0d0*(c*a(i))*sb
  end do
end subroutine counted_b

! calls itself: not split
recursive subroutine itself_b(n, a, ab, s, sb)
  integer :: n
  real(8) :: a(n), s
  real(8) :: ab(n), sb
  call pushreal8(s)
  s = s*a(n)
  if (n > 1) then
    call itself_b(n - 1, a, ab, s, sb)
  end if
  call popreal8(s)
  ab(n) = ab(n) + s*sb
  sb = a(n)*sb
end subroutine itself_b

! trips that nobody counts: not split
subroutine whatever_b(n, a, ab, s, sb)
  integer :: n
  real(8) :: a(n), s
  real(8) :: ab(n), sb, tempb
  integer :: count
  count = 0
  do while (s < 3.0d0)
    call pushreal8(s)
    s = 1.5d0*abs(s) + 0.1d0 + a(1)**2
    count = count + 1
  end do
  call pushinteger4(count)
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    call popreal8(s)
    tempb = sb
    sb = 0.0d0
    if (s >= 0.0d0) then
      sb = sb + 1.5d0*tempb
    else
      sb = sb - 1.5d0*tempb
    end if
    ab(1) = ab(1) + 2.0d0*a(1)*tempb
  end do
end subroutine whatever_b

! is also what a head calls: not split
subroutine shared_b(n, a, ab, s, sb)
  integer :: n, i
  real(8) :: a(n), s
  real(8) :: ab(n), sb
  do i = n, 1, -1
    ab(i) = ab(i) + 2.0d0*a(i)*sb
  end do
end subroutine shared_b

subroutine step_b(n, a, ab, s, sb)
  integer :: n
  real(8) :: a(n), s
  real(8) :: ab(n), sb
  call twice_fwd(n, a, s)
  call pushreal8array(a, size(a))
  call nested(n, a, s)
  call pushreal8array(a, size(a))
  call arrays(n, a, s)
  call pushreal8(s)
  call plain(n, a, s)
  call counted(n, a, s)
  call pushreal8(s)
  call itself(n, a, s)
  call shared_b(n, a, ab, s, sb)
  call whatever_b(n, a, ab, s, sb)
  call popreal8(s)
  call itself_b(n, a, ab, s, sb)
  call counted_b(n, a, ab, s, sb)
  call popreal8(s)
  call plain_b(n, a, ab, s, sb)
  call lookreal8array(a, size(a))
  call arrays_b(n, a, ab, s, sb)
  call popreal8array(a, size(a))
  call lookreal8array(a, size(a))
  call nested_b(n, a, ab, s, sb)
  call popreal8array(a, size(a))
  call twice_bwd(n, a, ab, s, sb)
end subroutine step_b

subroutine head_b(n, a, ab, s, sb)
  integer :: n, k
  real(8) :: a(n), s
  real(8) :: ab(n), sb
  ! Adjoint: sets the derivatives of a, s from those of a, s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do k = 1, 2
    call pushreal8array(a, size(a))
    call pushreal8(s)
    call step(n, a, s)
    call shared(n, a, s)
  end do
  do k = 2, 1, -1
    call shared_b(n, a, ab, s, sb)
    call popreal8(s)
    call lookreal8array(a, size(a))
    call step_b(n, a, ab, s, sb)
    call popreal8array(a, size(a))
  end do
end subroutine head_b
