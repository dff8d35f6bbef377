! dotbar adjoint --head 'f(x)>(y)' in.f90
! Characters whose length comes with their memory: it is kept with them, of a scalar and of an array.
subroutine f_b(n, x, xb, y, yb)
  integer :: n, i
  real*8 :: x(n), y(n)
  character(len=:), allocatable :: s, w(:)
  real*8 :: xb(n), yb(n), tempb, sumb
  integer(1) :: branch(n)
  integer :: kept
  integer :: bounds(3)
  integer :: element
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s = 'abd'
  w = ['ab', 'cd']
  do i = 1, n
    if (i == 3) then
      if (allocated(s)) then
        call pushcharacterarray(s, len(s))
        call pushinteger4(len(s))
        call pushcontrol1b(1)
      else
        call pushcontrol1b(0)
      end if
      s = s(2:)
      if (allocated(w)) then
        do element = lbound(w, 1), ubound(w, 1)
          call pushcharacterarray(w(element), len(w(element)))
        end do
        call pushinteger4(lbound(w, 1))
        call pushinteger4(ubound(w, 1))
        call pushinteger4(len(w))
        call pushcontrol1b(1)
      else
        call pushcontrol1b(0)
      end if
      w = ['abc', 'abd', 'abe']
    else if (index(s, 'bd') > 0 .and. i > 2) then
      if (allocated(s)) then
        call pushcharacterarray(s, len(s))
        call pushinteger4(len(s))
        call pushcontrol1b(1)
      else
        call pushcontrol1b(0)
      end if
      s = s//'q'
      branch(i) = 0
    else
      branch(i) = 1
    end if
  end do
  xb = 0.0d0
  sumb = 0.0d0
  do i = n, 1, -1
    if (i == 3) then
      if (allocated(w)) then
        deallocate(w)
      end if
      call popcontrol1b(kept)
      if (kept == 1) then
        call popinteger4(bounds(3))
        call popinteger4(bounds(2))
        call popinteger4(bounds(1))
        allocate(character(len=bounds(3)) :: w(bounds(1):bounds(2)))
        do element = ubound(w, 1), lbound(w, 1), -1
          call popcharacterarray(w(element), len(w(element)))
        end do
      end if
      if (allocated(s)) then
        deallocate(s)
      end if
      call popcontrol1b(kept)
      if (kept == 1) then
        call popinteger4(bounds(1))
        allocate(character(len=bounds(1)) :: s)
        call popcharacterarray(s, len(s))
      end if
      tempb = len_trim(s)*(len(w)*yb(i))
      xb(i) = xb(i) + x(1)*tempb
      sumb = sumb + x(i)*tempb
      yb(i) = 0.0d0
    else if (branch(i) == 0) then
      if (allocated(s)) then
        deallocate(s)
      end if
      call popcontrol1b(kept)
      if (kept == 1) then
        call popinteger4(bounds(1))
        allocate(character(len=bounds(1)) :: s)
        call popcharacterarray(s, len(s))
      end if
      xb(i) = xb(i) + 2.0d0*x(i)*(len(s)*(size(w)*yb(i)))
      yb(i) = 0.0d0
    else
      xb(i) = xb(i) + len(s)*yb(i)
      yb(i) = 0.0d0
    end if
  end do
  if (n >= 1) then
    xb(1) = xb(1) + sumb
  end if
end subroutine f_b
