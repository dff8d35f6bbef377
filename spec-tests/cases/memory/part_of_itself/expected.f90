! dotbar adjoint --head 'f(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine f_b(x, xb, y, yb)
    real(8) :: x(3), y
    type(t) :: a(2)
    real(8) :: xb(3), yb
    type(t) :: ab(2)
    integer :: i
    integer :: kept
    integer :: bounds(2)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    allocate(a(1)%v, mold=x)
    a(1)%v(:) = x
    if (allocated(a(2)%v)) then
      call pushreal8array(a(2)%v, size(a(2)%v))
      call pushinteger4(lbound(a(2)%v, 1))
      call pushinteger4(ubound(a(2)%v, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    a(2) = a(1)
    xb = 0.0d0
    do i = 1, size(a, 1)
      if (allocated(ab(i)%v)) then
        deallocate(ab(i)%v)
      end if
      if (allocated(a(i)%v)) then
        allocate(ab(i)%v, mold=a(i)%v)
        ab(i)%v = 0.0d0
      end if
    end do
    ab(2)%v = ab(2)%v + yb
    yb = 0.0d0
    if (allocated(a(1)%v)) then
      ab(1)%v = ab(1)%v + ab(2)%v
    end if
    if (allocated(a(2)%v)) then
      deallocate(a(2)%v)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(a(2)%v(bounds(1):bounds(2)))
      call popreal8array(a(2)%v, size(a(2)%v))
    end if
    if (allocated(ab(2)%v)) then
      deallocate(ab(2)%v)
    end if
    if (allocated(a(2)%v)) then
      allocate(ab(2)%v, mold=a(2)%v)
      ab(2)%v = 0.0d0
    end if
    xb = xb + ab(1)%v(:)
    ab(1)%v(:) = 0.0d0
    deallocate(ab(1)%v, a(1)%v)
  end subroutine f_b
end module m_b
