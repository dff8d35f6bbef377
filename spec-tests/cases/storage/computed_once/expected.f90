! dotbar adjoint --head 'twice(x)>(y)' in.f90
! As SLATEC and NL2SOL do it: the first call computes what does not change.
subroutine series_b(x, xb, y, yb)
  implicit none
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  double precision :: coefficients(4), largest, smallest
  integer :: terms, k
  logical :: first
  double precision, external :: machine
  integer, external :: needed
  save first, terms, largest, smallest
  data coefficients /1.0d0, 0.5d0, 0.25d0, 1.0d-20/
  data first /.true./, smallest /0.0d0/
  double precision :: result, result1, result2
  integer :: result0
  double precision :: xb, yb
  integer :: jump, branch
  jump = 0
  sweep: do
    if (first) then
      result = machine(2)
      result0 = needed(coefficients, 4, result)
      terms = result0
      result1 = machine(1)
      largest = 1.0d0/result1
    end if
    y = 0.0d0
    if (x <= 0.0d0) then
      jump = 1
      exit sweep
    end if
    if (smallest == 0.0d0) then
      result2 = machine(1)
      smallest = sqrt(result2)
    end if
    do k = 1, terms
      y = y + coefficients(k)*x**k
    end do
    if (y > largest) then
      y = largest
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (y > smallest) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    exit sweep
  end do sweep
  if (jump /= 1) then
    call popcontrol1b(branch)
    if (branch == 0) then
      yb = 2.0d0*y*yb
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      yb = 0.0d0
    end if
    do k = terms, 1, -1
      xb = xb + merge(0.0d0, k*x**(k - 1), k == 0)*(coefficients(k)*yb)
    end do
  end if
  yb = 0.0d0
end subroutine series_b

! In the older way.
subroutine twice_b(x, xb, y, yb)
  implicit none
  double precision :: x, y, factor, z
  double precision, external :: machine
  integer :: done
  save done, factor
  data done /0/
  double precision :: result
  double precision :: xb, yb, zb, tempb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  if (done == 0) then
    result = machine(1)
    factor = 2.0d0 + result
  end if
  call series(factor*x, z)
  xb = 0.0d0
  zb = 0.0d0
  call series_b(z, zb, y, yb)
  tempb = 0.0d0
  call series_b(factor*x, tempb, z, zb)
  xb = xb + factor*tempb
end subroutine twice_b
