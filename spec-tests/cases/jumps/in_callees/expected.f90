! dotbar adjoint --head 'p(y)/(x)' in.f90
! In a function, in a procedure whose call is split, and in one that is called from a loop that is left.
subroutine p_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8), external :: f
  integer :: i
  real(8) :: result
  real(8) :: xb(n), yb, resultb, result0b
  integer :: last, jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x(1)
  jump = 0
  do i = 1, n
    call split_fwd(i, x(i), y)
    result = f(i, y)
    call pushreal8(y)
    y = y + result
    if (i == 3) then
      jump = 1
      exit
    end if
    call pushreal8(y)
    call joint(i, x(i), y)
  end do
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol1b(jump)
  xb = 0.0d0
  resultb = 0.0d0
  call popcontrol1b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 1) then
      call popreal8(y)
      call joint_b(i, x(i), xb(i), y, yb)
    end if
    call popreal8(y)
    resultb = resultb + yb
    result0b = resultb
    resultb = 0.0d0
    call f_b(i, y, yb, result0b)
    call split_bwd(i, x(i), xb(i), y, yb)
    jump = 0
  end do
  xb(1) = xb(1) + yb
  yb = 0.0d0
end subroutine p_b

subroutine split_fwd(i, a, y)
  implicit none
  integer, intent(in) :: i
  real(8), intent(in) :: a
  real(8), intent(inout) :: y
  real(8) :: t
  integer :: jump
  jump = 0
  sweep: do
    if (i == 1) then
      jump = 1
      exit sweep
    end if
    t = sin(a*y)
    call pushreal8(y)
    y = y + t
    if (i == 2) then
      jump = 2
      exit sweep
    end if
    call pushreal8(y)
    y = y*t
    exit sweep
  end do sweep
  call pushcontrol2b(jump)
  call pushreal8(t)
end subroutine split_fwd

subroutine split_bwd(i, a, ab, y, yb)
  implicit none
  integer, intent(in) :: i
  real(8), intent(in) :: a
  real(8), intent(inout) :: y
  real(8) :: t
  real(8) :: ab, yb, tb, tempb
  integer :: jump
  call popreal8(t)
  tb = 0.0d0
  call popcontrol2b(jump)
  if (jump /= 1) then
    if (jump /= 2) then
      call popreal8(y)
      tb = y*yb
      yb = t*yb
    end if
    call popreal8(y)
    tb = tb + yb
    tempb = cos(a*y)*tb
    ab = ab + y*tempb
    yb = yb + a*tempb
  end if
end subroutine split_bwd

subroutine joint_b(i, a, ab, y, yb)
  implicit none
  integer, intent(in) :: i
  real(8), intent(in) :: a
  real(8), intent(inout) :: y
  integer :: k
  real(8) :: ab, yb
  integer :: jump, last
  jump = 0
  sweep: do
    do k = 1, 3
      call pushreal8(y)
      y = y*a
      if (k == i) then
        call pushinteger4(k)
        jump = 1
        exit sweep
      end if
      call pushreal8(y)
      y = y + cos(y)
    end do
    call pushinteger4(k - 1)
    exit sweep
  end do sweep
  call popinteger4(last)
  do k = last, 1, -1
    if (jump /= 1) then
      call popreal8(y)
      yb = yb - sin(y)*yb
    end if
    call popreal8(y)
    ab = ab + y*yb
    yb = a*yb
    jump = 0
  end do
end subroutine joint_b

subroutine f_b(i, y, yb, fb)
  implicit none
  integer, intent(in) :: i
  real(8), intent(in) :: y
  real(8) :: f
  real(8) :: yb, fb
  integer :: jump
  jump = 0
  sweep: do
    f = y*y
    if (i == 2) then
      jump = 1
      exit sweep
    end if
    exit sweep
  end do sweep
  if (jump /= 1) then
    yb = yb + cos(y)*(f*fb)
    fb = sin(y)*fb
  end if
  yb = yb + 2.0d0*y*fb
  fb = 0.0d0
end subroutine f_b
