! dotbar adjoint --head 'head(a)>(y)' in.f90
! EXIT leaves ASSOCIATE by its name, CYCLE ends a trip of DO CONCURRENT.
subroutine head_b(n, a, ab, y, yb)
  implicit none
  integer, intent(in) :: n
  integer :: i, j
  real(8) :: a(n), y
  real(8) :: ab(n), yb
  integer :: jump, branch
  ! Adjoint: sets the derivatives of a from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  jump = 0
  early: if (.true.) then
    a(3) = a(1)*(real(n, 8))
    if (n > 4) then
      jump = 1
      exit early
    end if
    a(1) = (real(n, 8))*a(3)
  end if early
  call pushcontrol1b(jump)
  do i = 1, n
    do j = 1, 2
      if (.not. a(i) > 0.5d0) then
        call pushreal8(a(i))
        a(i) = a(i)*a(i)
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
    end do
  end do
  ab = 0.0d0
  ab = ab + 2.0d0*a*yb
  yb = 0.0d0
  do i = n, 1, -1
    do j = 2, 1, -1
      call popcontrol1b(branch)
      if (branch == 0) then
        call popreal8(a(i))
        ab(i) = 2.0d0*a(i)*ab(i)
      end if
    end do
  end do
  call popcontrol1b(jump)
  if (jump /= 1) then
    ab(3) = ab(3) + (real(n, 8))*ab(1)
    ab(1) = 0.0d0
  end if
  ab(1) = ab(1) + (real(n, 8))*ab(3)
  ab(3) = 0.0d0
end subroutine head_b
