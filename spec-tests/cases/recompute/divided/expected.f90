! dotbar adjoint --head 'divided(a,b,c,h)>(c)' in.f90
! Quotients by one divisor share its inverse, also under a mask that keeps it away from 0.
subroutine divided_b(n, a, ab, b, bb, c, cb, h, hb)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n), b(n), h
  real(8), intent(inout) :: c(n)
  integer :: i
  real(8) :: ab(n), bb(n), cb(n), hb, tempb, temp0b(n)
  ! Adjoint: sets the derivatives of a, b, c, h from those of c, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n - 1
    if (b(i) /= 0) then
      call pushreal8(c(i))
      c(i) = a(i)/b(i) + (c(i + 1) - a(i + 1))/h + 1/b(i) + a(i)/n
    end if
  end do
  ab = 0.0d0
  bb = 0.0d0
  hb = 0.0d0
  temp0b = cb
  where (b > 0.1d0) cb = 0.0d0
  where (b > 0.1d0) cb = cb + (1.0d0/b)*temp0b
  where (b > 0.1d0) bb = bb - c*(1.0d0/b)**2*temp0b
  do i = n - 1, 1, -1
    if (b(i) /= 0) then
      call popreal8(c(i))
      ab(i) = ab(i) + (1.0d0/b(i))*cb(i)
      bb(i) = bb(i) - a(i)*(1.0d0/b(i))**2*cb(i)
      tempb = (1.0d0/h)*cb(i)
      cb(i + 1) = cb(i + 1) + tempb
      ab(i + 1) = ab(i + 1) - tempb
      hb = hb - (c(i + 1) - a(i + 1))*(1.0d0/h)**2*cb(i)
      bb(i) = bb(i) - (1.0d0/b(i))**2*cb(i)
      ab(i) = ab(i) + cb(i)/n
      cb(i) = 0.0d0
    end if
  end do
end subroutine divided_b
