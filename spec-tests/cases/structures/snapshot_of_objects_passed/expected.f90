! dotbar adjoint --head 'all5(x)>(y)' --head 'all2(x)>(y)' in.f90
module things_b
  use things
contains
  subroutine kick_b(p, pb, x, xb)
    type(part), intent(inout) :: p
    real(8), intent(in) :: x
    type(part) :: pb
    real(8) :: xb, tempb
    call pushreal8(p%q(1))
    p%q(1) = sin(p%q(1)*x) + p%q(2)
    tempb = p%w*pb%q(2)
    pb%q(1) = pb%q(1) + p%q(2)*tempb
    pb%w = pb%w + p%q(1)*p%q(2)*pb%q(2)
    pb%q(2) = p%q(1)*tempb
    call popreal8(p%q(1))
    tempb = cos(p%q(1)*x)*pb%q(1)
    xb = xb + p%q(1)*tempb
    pb%q(2) = pb%q(2) + pb%q(1)
    pb%q(1) = x*tempb
  end subroutine kick_b

  subroutine grow_b(p, pb, x, xb)
    type(part), intent(inout) :: p
    real(8), intent(in) :: x
    real(8), allocatable :: value(:), value0(:)
    type(part) :: pb
    real(8) :: xb
    real(8), allocatable :: valueb(:), value0b(:)
    integer :: branch, branch0, branch1, first, last
    if (allocated(p%h)) then
      allocate(value, mold=[p%h*x, x])
      value(:) = [p%h*x, x]
      if (allocated(p%h)) then
        if (size(p%h, 1) /= size(value, 1)) then
          call pushreal8array(p%h(:), size(p%h(:)))
          call pushinteger4(lbound(p%h, 1))
          call pushinteger4(ubound(p%h, 1))
          deallocate(p%h)
          allocate(p%h, mold=value)
          call pushcontrol1b(0)
        else
          call pushcontrol1b(1)
        end if
        call pushcontrol1b(0)
      else
        allocate(p%h, mold=value)
        call pushcontrol1b(1)
      end if
      call pushreal8array(p%h(:), size(p%h(:)))
      p%h(:) = value
      call pushinteger4(lbound(value, 1))
      call pushinteger4(ubound(value, 1))
      deallocate(value)
      call pushcontrol1b(0)
    else
      allocate(value0, mold=[x])
      value0(:) = [x]
      if (allocated(p%h)) then
        if (size(p%h, 1) /= size(value0, 1)) then
          call pushreal8array(p%h(:), size(p%h(:)))
          call pushinteger4(lbound(p%h, 1))
          call pushinteger4(ubound(p%h, 1))
          deallocate(p%h)
          allocate(p%h, mold=value0)
          call pushcontrol1b(0)
        else
          call pushcontrol1b(1)
        end if
        call pushcontrol1b(0)
      else
        allocate(p%h, mold=value0)
        call pushcontrol1b(1)
      end if
      call pushreal8array(p%h(:), size(p%h(:)))
      p%h(:) = value0
      call pushinteger4(lbound(value0, 1))
      call pushinteger4(ubound(value0, 1))
      deallocate(value0)
      call pushcontrol1b(1)
    end if
    pb%h = pb%h + p%w*pb%w
    pb%w = sum(p%h)*pb%w
    call popcontrol1b(branch)
    if (branch == 0) then
      call popinteger4(last)
      call popinteger4(first)
      allocate(value(first:last))
      allocate(valueb, mold=value)
      valueb = 0.0d0
      call popreal8array(p%h(:), size(p%h(:)))
      valueb = valueb + pb%h(:)
      pb%h(:) = 0.0d0
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        call popcontrol1b(branch1)
        if (branch1 == 0) then
          deallocate(pb%h, p%h)
          call popinteger4(last)
          call popinteger4(first)
          allocate(p%h(first:last))
          call popreal8array(p%h(:), size(p%h(:)))
          allocate(pb%h, mold=p%h)
          pb%h = 0.0d0
        end if
      else
        deallocate(pb%h, p%h)
      end if
      pb%h = pb%h + x*reshape(eoshift(valueb(:), 0), shape(p%h))
      xb = xb + sum(p%h*reshape(eoshift(valueb(:), 0), shape(p%h)))
      xb = xb + valueb(size(p%h) + 1)
      valueb(:) = 0.0d0
      deallocate(valueb, value)
    else
      call popinteger4(last)
      call popinteger4(first)
      allocate(value0(first:last))
      allocate(value0b, mold=value0)
      value0b = 0.0d0
      call popreal8array(p%h(:), size(p%h(:)))
      value0b = value0b + pb%h(:)
      pb%h(:) = 0.0d0
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        call popcontrol1b(branch1)
        if (branch1 == 0) then
          deallocate(pb%h, p%h)
          call popinteger4(last)
          call popinteger4(first)
          allocate(p%h(first:last))
          call popreal8array(p%h(:), size(p%h(:)))
          allocate(pb%h, mold=p%h)
          pb%h = 0.0d0
        end if
      else
        deallocate(pb%h, p%h)
      end if
      xb = xb + value0b(1)
      value0b(:) = 0.0d0
      deallocate(value0b, value0)
    end if
  end subroutine grow_b

  subroutine pair_b(p, pb, r, rb, x, xb)
    type(part), intent(inout) :: p
    type(part), intent(in) :: r
    real(8), intent(in) :: x
    type(part) :: pb, rb
    real(8) :: xb
    call pushreal8(p%q(1))
    p%q(1) = p%q(1)*r%q(2) + x*r%w
    pb%q(1) = pb%q(1) + cos(p%q(1))*(2.0d0*sin(p%q(1))*pb%q(2))
    pb%q(2) = 0.5d0*pb%q(2)
    call popreal8(p%q(1))
    rb%q(2) = rb%q(2) + p%q(1)*pb%q(1)
    xb = xb + r%w*pb%q(1)
    rb%w = rb%w + x*pb%q(1)
    pb%q(1) = r%q(2)*pb%q(1)
  end subroutine pair_b

  subroutine all2_b(n, x, xb, y, yb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    type(owner) :: o
    integer :: i, k
    real(8) :: xb(n), yb, temp0b
    type(owner) :: ob
    double precision :: tempb
    integer :: i0, i1
    integer :: kept
    integer :: bounds(2)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    allocate(o%parts(n))
    do i = 1, n
      o%parts(i)%q = [x(i), x(i)**2]
      o%parts(i)%w = 1 + 0.1d0*x(i)
    end do
    o%g = x(1)
    do k = 1, 3
      do i = 1, n
        call pushreal8array(o%parts(i)%q, size(o%parts(i)%q))
        call kick(o%parts(i), x(n + 1 - i))
        call pushreal8(o%parts(i)%w)
        if (allocated(o%parts(i)%h)) then
          call pushreal8array(o%parts(i)%h, size(o%parts(i)%h))
          call pushinteger4(lbound(o%parts(i)%h, 1))
          call pushinteger4(ubound(o%parts(i)%h, 1))
          call pushcontrol1b(1)
        else
          call pushcontrol1b(0)
        end if
        call grow(o%parts(i), 0.3d0*x(i))
        call pushreal8(o%fixed(k)%w)
        if (allocated(o%fixed(k)%h)) then
          call pushreal8array(o%fixed(k)%h, size(o%fixed(k)%h))
          call pushinteger4(lbound(o%fixed(k)%h, 1))
          call pushinteger4(ubound(o%fixed(k)%h, 1))
          call pushcontrol1b(1)
        else
          call pushcontrol1b(0)
        end if
        call grow(o%fixed(k), 0.3d0*x(i))
        call pushreal8array(o%fixed(1)%q, size(o%fixed(1)%q))
        call kick(o%fixed(1), o%fixed(k)%w)
        call pushreal8(o%fixed(1)%q(2))
        o%fixed(1)%q(2) = o%fixed(1)%q(2) + x(i)
      end do
      do i = 2, n
        call pushreal8array(o%parts(i)%q, size(o%parts(i)%q))
        call pair(o%parts(i), o%parts(i - 1), x(i)*o%g)
        call pushreal8array(o%fixed(k)%q, size(o%fixed(k)%q))
        call pair(o%fixed(k), o%parts(i), o%g)
      end do
      call pushreal8(o%g)
      o%g = o%g*o%parts(k)%w
    end do
    xb = 0.0d0
    if (allocated(ob%parts)) then
      deallocate(ob%parts)
    end if
    if (allocated(o%parts)) then
      allocate(ob%parts(lbound(o%parts, 1):ubound(o%parts, 1)))
      do i0 = 1, size(o%parts, 1)
        ob%parts(lbound(o%parts, 1) + i0 - 1)%q = 0.0d0
        ob%parts(lbound(o%parts, 1) + i0 - 1)%w = 0.0d0
        if (allocated(ob%parts(lbound(o%parts, 1) + i0 - 1)%h)) then
          deallocate(ob%parts(lbound(o%parts, 1) + i0 - 1)%h)
        end if
        if (allocated(o%parts(lbound(o%parts, 1) + i0 - 1)%h)) then
          allocate(ob%parts(lbound(o%parts, 1) + i0 - 1)%h, mold=o%parts(lbound(o%parts, 1) + &
              i0 - 1)%h)
          ob%parts(lbound(o%parts, 1) + i0 - 1)%h = 0.0d0
        end if
      end do
    end if
    do i1 = 1, size(o%fixed, 1)
      ob%fixed(i1)%q = 0.0d0
      ob%fixed(i1)%w = 0.0d0
      if (allocated(ob%fixed(i1)%h)) then
        deallocate(ob%fixed(i1)%h)
      end if
      if (allocated(o%fixed(i1)%h)) then
        allocate(ob%fixed(i1)%h, mold=o%fixed(i1)%h)
        ob%fixed(i1)%h = 0.0d0
      end if
    end do
    ob%g = 0.0d0
    do i = n, 1, -1
      ob%parts(i)%q(1) = ob%parts(i)%q(1) + o%parts(i)%q(2)*yb
      ob%parts(i)%q(2) = ob%parts(i)%q(2) + o%parts(i)%q(1)*yb
      ob%parts(i)%h(2) = ob%parts(i)%h(2) + o%fixed(2)%q(1)*yb
      ob%fixed(2)%q(1) = ob%fixed(2)%q(1) + o%parts(i)%h(2)*yb
    end do
    yb = 0.0d0
    do k = 3, 1, -1
      call popreal8(o%g)
      ob%parts(k)%w = ob%parts(k)%w + o%g*ob%g
      ob%g = o%parts(k)%w*ob%g
      do i = n, 2, -1
        call popreal8array(o%fixed(k)%q, size(o%fixed(k)%q))
        call pair_b(o%fixed(k), ob%fixed(k), o%parts(i), ob%parts(i), o%g, ob%g)
        call popreal8array(o%parts(i)%q, size(o%parts(i)%q))
        temp0b = 0.0d0
        call pair_b(o%parts(i), ob%parts(i), o%parts(i - 1), ob%parts(i - 1), x(i)*o%g, temp0b)
        xb(i) = xb(i) + o%g*temp0b
        ob%g = ob%g + x(i)*temp0b
      end do
      do i = n, 1, -1
        call popreal8(o%fixed(1)%q(2))
        xb(i) = xb(i) + ob%fixed(1)%q(2)
        call popreal8array(o%fixed(1)%q, size(o%fixed(1)%q))
        temp0b = 0.0d0
        call kick_b(o%fixed(1), ob%fixed(1), o%fixed(k)%w, temp0b)
        ob%fixed(k)%w = ob%fixed(k)%w + temp0b
        if (allocated(o%fixed(k)%h)) then
          deallocate(o%fixed(k)%h)
        end if
        call popcontrol1b(kept)
        if (kept == 1) then
          call popinteger4(bounds(2))
          call popinteger4(bounds(1))
          allocate(o%fixed(k)%h(bounds(1):bounds(2)))
          call popreal8array(o%fixed(k)%h, size(o%fixed(k)%h))
        end if
        call popreal8(o%fixed(k)%w)
        tempb = 0.0d0
        call grow_b(o%fixed(k), ob%fixed(k), 0.3d0*x(i), tempb)
        xb(i) = xb(i) + 0.3d0*tempb
        if (allocated(o%parts(i)%h)) then
          deallocate(o%parts(i)%h)
        end if
        call popcontrol1b(kept)
        if (kept == 1) then
          call popinteger4(bounds(2))
          call popinteger4(bounds(1))
          allocate(o%parts(i)%h(bounds(1):bounds(2)))
          call popreal8array(o%parts(i)%h, size(o%parts(i)%h))
        end if
        call popreal8(o%parts(i)%w)
        tempb = 0.0d0
        call grow_b(o%parts(i), ob%parts(i), 0.3d0*x(i), tempb)
        xb(i) = xb(i) + 0.3d0*tempb
        call popreal8array(o%parts(i)%q, size(o%parts(i)%q))
        call kick_b(o%parts(i), ob%parts(i), x(n + 1 - i), xb(n + 1 - i))
      end do
    end do
    xb(1) = xb(1) + ob%g
    ob%g = 0.0d0
    do i = n, 1, -1
      xb(i) = xb(i) + 0.1d0*ob%parts(i)%w
      ob%parts(i)%w = 0.0d0
      xb(i) = xb(i) + ob%parts(i)%q(1)
      xb(i) = xb(i) + 2.0d0*x(i)*ob%parts(i)%q(2)
      ob%parts(i)%q = 0.0d0
    end do
    deallocate(ob%parts, o%parts)
  end subroutine all2_b

  subroutine bump_b(p, pb, x, xb)
    type(plain), intent(inout) :: p
    real(8), intent(in) :: x
    type(plain) :: pb
    real(8) :: xb, tempb
    call pushreal8(p%q1)
    p%q1 = sin(p%q1*x) + p%q2
    pb%q1 = pb%q1 + p%q2*pb%q2
    pb%q2 = p%q1*pb%q2
    call popreal8(p%q1)
    tempb = cos(p%q1*x)*pb%q1
    xb = xb + p%q1*tempb
    pb%q2 = pb%q2 + pb%q1
    pb%q1 = x*tempb
  end subroutine bump_b

  subroutine all5_b(n, x, xb, y, yb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    type(plain) :: b(n)
    integer :: i, k
    real(8) :: xb(n), yb
    type(plain) :: bb(n)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    do i = 1, n
      b(i)%q1 = x(i)
      b(i)%q2 = x(i)**2
    end do
    do k = 1, 3
      do i = 1, n
        call pushreal8(b(i)%q1)
        call pushreal8(b(i)%q2)
        call bump(b(i), x(n + 1 - i))
      end do
    end do
    xb = 0.0d0
    bb%q1 = 0.0d0
    bb%q2 = 0.0d0
    do i = n, 1, -1
      bb(i)%q1 = bb(i)%q1 + b(i)%q2*yb
      bb(i)%q2 = bb(i)%q2 + b(i)%q1*yb
    end do
    yb = 0.0d0
    do k = 3, 1, -1
      do i = n, 1, -1
        call popreal8(b(i)%q2)
        call popreal8(b(i)%q1)
        call bump_b(b(i), bb(i), x(n + 1 - i), xb(n + 1 - i))
      end do
    end do
    do i = n, 1, -1
      xb(i) = xb(i) + 2.0d0*x(i)*bb(i)%q2
      bb(i)%q2 = 0.0d0
      xb(i) = xb(i) + bb(i)%q1
      bb(i)%q1 = 0.0d0
    end do
  end subroutine all5_b
end module things_b
