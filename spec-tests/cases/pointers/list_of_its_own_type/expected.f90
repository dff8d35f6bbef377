! dotbar tangent --head 'cost(x)>(s)' in.f90
module lists_d
  use lists
contains
  subroutine cost_d(n, x, xd, s, sd)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: s
    type(node), pointer :: first, q, p
    integer :: i
    real(8) :: xd(n), sd
    type(node), pointer :: firstd, qd, pd
    ! Tangent: the derivatives of s are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    first => null()
    firstd => null()
    do i = 1, n
      allocate(q)
      allocate(qd)
      qd%v = 0.0d0
      qd%next => null()
      qd%v = cos(x(i))*xd(i)
      q%v = sin(x(i))
      q%next => first
      qd%next => firstd
      first => q
      firstd => qd
    end do
    sd = 0.0d0
    s = 0
    sd = 3*first%next%next%v**2*firstd%next%next%v
    s = s + first%next%next%v**3
    p => first
    pd => firstd
    do while (associated(p))
      sd = sd*p%v + s*pd%v + 2.0d0*p%v*pd%v
      s = s*p%v + p%v**2
      p => p%next
      pd => pd%next
    end do
    do while (associated(first))
      q => first%next
      qd => firstd%next
      deallocate(first)
      deallocate(firstd)
      first => q
      firstd => qd
    end do
  end subroutine cost_d
end module lists_d
