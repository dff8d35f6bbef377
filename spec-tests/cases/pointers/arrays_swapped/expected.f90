! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(x, xb, y, yb, n)
  use iso_c_binding, only: c_f_pointer, c_loc, c_ptr
  integer :: n
  real*8 :: x(n), y
  real*8, pointer :: uo(:), u(:), un(:), t(:)
  integer :: k, i
  real*8 :: xb(n), yb, tempb
  real*8, pointer :: uob(:), ub(:), unb(:), tb(:), held(:), heldb(:), held0(:), heldb0(:), &
      held1(:), heldb1(:)
  double precision :: temp0b
  type(c_ptr) :: address
  integer :: first, last, first0, last0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  allocate(uo(n))
  allocate(uob, mold=uo)
  uob = 0.0d0
  allocate(u(n))
  allocate(ub, mold=u)
  ub = 0.0d0
  allocate(un(n))
  allocate(unb, mold=un)
  unb = 0.0d0
  uo = x
  u = x*x
  do k = 1, 5
    call pushreal8(un(1))
    un(1) = u(1)
    call pushreal8(un(n))
    un(n) = u(n)
    do i = 2, n - 1
      call pushreal8(un(i))
      un(i) = 2*u(i) - uo(i) + 0.1d0*u(i)*(u(i - 1) - 2*u(i) + u(i + 1))
    end do
    t => uo
    tb => uob
    call pushinteger4(lbound(uo, 1))
    call pushinteger4(ubound(uo, 1))
    address = c_loc(uo)
    call pushpointer8(address)
    call pushinteger4(lbound(uob, 1))
    call pushinteger4(ubound(uob, 1))
    address = c_loc(uob)
    call pushpointer8(address)
    uo => u
    uob => ub
    call pushinteger4(lbound(u, 1))
    call pushinteger4(ubound(u, 1))
    address = c_loc(u)
    call pushpointer8(address)
    call pushinteger4(lbound(ub, 1))
    call pushinteger4(ubound(ub, 1))
    address = c_loc(ub)
    call pushpointer8(address)
    u => un
    ub => unb
    call pushinteger4(lbound(un, 1))
    call pushinteger4(ubound(un, 1))
    address = c_loc(un)
    call pushpointer8(address)
    call pushinteger4(lbound(unb, 1))
    call pushinteger4(ubound(unb, 1))
    address = c_loc(unb)
    call pushpointer8(address)
    un => t
    unb => tb
  end do
  xb = 0.0d0
  ub = ub + 2.0d0*u*yb
  yb = 0.0d0
  do k = 5, 1, -1
    call poppointer8(address)
    call popinteger4(last0)
    call popinteger4(first0)
    call c_f_pointer(cptr=address, fptr=heldb1, shape=[last0 - first0 + 1])
    unb(first0:) => heldb1
    call poppointer8(address)
    call popinteger4(last)
    call popinteger4(first)
    call c_f_pointer(cptr=address, fptr=held1, shape=[last - first + 1])
    un(first:) => held1
    call poppointer8(address)
    call popinteger4(last0)
    call popinteger4(first0)
    call c_f_pointer(cptr=address, fptr=heldb0, shape=[last0 - first0 + 1])
    ub(first0:) => heldb0
    call poppointer8(address)
    call popinteger4(last)
    call popinteger4(first)
    call c_f_pointer(cptr=address, fptr=held0, shape=[last - first + 1])
    u(first:) => held0
    call poppointer8(address)
    call popinteger4(last0)
    call popinteger4(first0)
    call c_f_pointer(cptr=address, fptr=heldb, shape=[last0 - first0 + 1])
    uob(first0:) => heldb
    call poppointer8(address)
    call popinteger4(last)
    call popinteger4(first)
    call c_f_pointer(cptr=address, fptr=held, shape=[last - first + 1])
    uo(first:) => held
    do i = n - 1, 2, -1
      call popreal8(un(i))
      tempb = unb(i)
      unb(i) = 0.0d0
      ub(i) = ub(i) + 2*tempb
      uob(i) = uob(i) - tempb
      ub(i) = ub(i) + 0.1d0*((u(i - 1) - 2*u(i) + u(i + 1))*tempb)
      temp0b = 0.1d0*u(i)*tempb
      ub(i - 1) = ub(i - 1) + temp0b
      ub(i) = ub(i) - 2*temp0b
      ub(i + 1) = ub(i + 1) + temp0b
    end do
    call popreal8(un(n))
    tempb = unb(n)
    unb(n) = 0.0d0
    ub(n) = ub(n) + tempb
    call popreal8(un(1))
    tempb = unb(1)
    unb(1) = 0.0d0
    ub(1) = ub(1) + tempb
  end do
  xb = xb + 2.0d0*x*ub
  ub = 0.0d0
  xb = xb + uob
  uob = 0.0d0
  deallocate(unb, un)
  deallocate(ub, u)
  deallocate(uob, uo)
end subroutine f_b
