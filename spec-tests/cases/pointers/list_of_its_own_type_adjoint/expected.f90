! dotbar adjoint --head 'cost(x)>(s)' in.f90
module lists_b
  use lists
contains
  subroutine cost_b(n, x, xb, s, sb)
    use iso_c_binding, only: c_f_pointer, c_loc, c_ptr
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: s
    type(node), pointer :: first, q, p
    integer :: i
    real(8) :: xb(n), sb
    type(node), pointer :: firstb, qb, pb
    type(c_ptr) :: address
    integer :: count
    ! Adjoint: sets the derivatives of x from those of s, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    first => null()
    firstb => null()
    do i = 1, n
      address = c_loc(q)
      call pushpointer8(address)
      address = c_loc(qb)
      call pushpointer8(address)
      allocate(q)
      allocate(qb)
      qb%v = 0.0d0
      qb%next => null()
      q%v = sin(x(i))
      address = c_loc(q%next)
      call pushpointer8(address)
      address = c_loc(qb%next)
      call pushpointer8(address)
      q%next => first
      qb%next => firstb
      first => q
      firstb => qb
    end do
    s = 0
    s = s + first%next%next%v**3
    p => first
    pb => firstb
    count = 0
    do while (associated(p))
      call pushreal8(s)
      s = s*p%v + p%v**2
      address = c_loc(p)
      call pushpointer8(address)
      address = c_loc(pb)
      call pushpointer8(address)
      p => p%next
      pb => pb%next
      count = count + 1
    end do
    call pushinteger4(count)
    count = 0
    do while (associated(first))
      address = c_loc(q)
      call pushpointer8(address)
      address = c_loc(qb)
      call pushpointer8(address)
      q => first%next
      qb => firstb%next
      address = c_loc(first)
      call pushpointer8(address)
      address = c_loc(firstb)
      call pushpointer8(address)
      first => null()
      firstb => null()
      address = c_loc(first)
      call pushpointer8(address)
      address = c_loc(firstb)
      call pushpointer8(address)
      first => q
      firstb => qb
      count = count + 1
    end do
    call pushinteger4(count)
    xb = 0.0d0
    call popinteger4(count)
    do while (count > 0)
      count = count - 1
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=firstb)
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=first)
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=firstb)
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=first)
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=qb)
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=q)
    end do
    call popinteger4(count)
    do while (count > 0)
      count = count - 1
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=pb)
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=p)
      call popreal8(s)
      pb%v = pb%v + s*sb
      pb%v = pb%v + 2.0d0*p%v*sb
      sb = p%v*sb
    end do
    firstb%next%next%v = firstb%next%next%v + 3*first%next%next%v**2*sb
    sb = 0.0d0
    sb = 0.0d0
    do i = n, 1, -1
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=qb%next)
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=q%next)
      xb(i) = xb(i) + cos(x(i))*qb%v
      qb%v = 0.0d0
      deallocate(qb, q)
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=qb)
      call poppointer8(address)
      call c_f_pointer(cptr=address, fptr=q)
    end do
  end subroutine cost_b
end module lists_b
