! dotbar adjoint --head 'around(a,y)>(y)' in.f90
! The CYCLE ends a trip of the inner loop: the outer one, which counts by reals, has all of its own.
subroutine around_b(n, a, ab, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  real(8), intent(inout) :: y
  real(8) :: t
  integer :: i
  real(8) :: stride, trip
  real(8) :: ab(n), yb, tempb
  integer :: count
  ! Adjoint: sets the derivatives of a, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  stride = 0.5d0
  t = 0.5d0
  count = 0
  do trip = t, 2.1d0, stride
    do i = 1, n
      if (.not. a(i) < 0.0d0) then
        call pushreal8(y)
        y = y*sin(a(i)*y) + t
      end if
    end do
    t = t + stride
    count = count + 1
  end do
  call pushinteger4(count)
  ab = 0.0d0
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    do i = n, 1, -1
      if (.not. a(i) < 0.0d0) then
        call popreal8(y)
        tempb = cos(a(i)*y)*(y*yb)
        ab(i) = ab(i) + y*tempb
        yb = sin(a(i)*y)*yb + a(i)*tempb
      end if
    end do
  end do
end subroutine around_b
