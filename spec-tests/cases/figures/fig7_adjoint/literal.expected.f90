subroutine fig7_b(n, m, a, ab, b, bb, c, cb)
  integer :: n, m, i
  real :: a, b(1000), c
  real :: ab, bb(1000), cb, tempb
  integer :: first, last, stride
  logical :: branch
  ! Adjoint: sets the derivatives of a, b, c from those of a, b, c, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushinteger4(i)
  first = 3*n*m
  stride = 1
  do i = first, 1000, stride
    call pushreal4(a)
    a = a - 2*b(i)
    if (a > 0) then
      call pushreal4(c)
      c = c*a
      call pushboolean(.true.)
    else
      call pushboolean(.false.)
    end if
  end do
  call pushinteger4(i - stride)
  call pushinteger4(first)
  call pushinteger4(-stride)
  call popinteger4(stride)
  call popinteger4(last)
  call popinteger4(first)
  do i = first, last, stride
    call popboolean(branch)
    if (branch) then
      call popreal4(c)
      tempb = cb
      cb = 0.0
      cb = cb + a*tempb
      ab = ab + c*tempb
    end if
    call popreal4(a)
    tempb = ab
    ab = 0.0
    ab = ab + tempb
    bb(i) = bb(i) + (-2*tempb)
  end do
  call popinteger4(i)
end subroutine fig7_b
