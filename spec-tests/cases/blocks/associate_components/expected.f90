! dotbar adjoint --head 'top(x)>(y)' in.f90
module mixtures_b
  use mixtures
contains
  subroutine energy_b(m, mb, x, xb, y, yb)
    type(mixture), intent(inout) :: m
    real(8), intent(in) :: x(4)
    real(8), intent(inout) :: y
    integer :: i, j
    integer :: index0
    type(mixture) :: mb
    real(8) :: xb(4), yb, tempb, temp0b(0:3), sumb
    y = 0
    call pushreal8array(m%molecules%volume, size(m%molecules%volume))
    m%molecules%volume = m%molecules%volume*x
    index0 = lbound(m%more, 1) + 1
    m%more(index0)%area = m%molecules(lbound(m%molecules, 1))%volume*x(2)
    do i = 1, 4
      do j = 1, i
        y = y + m%molecules(lbound(m%molecules, 1) + (i - 1))%volume*m%more(lbound(m%more, 1) + &
            (j - 1))%area*x(i)
      end do
    end do
    call pushreal8(m%molecules(2)%area)
    m%molecules(2)%area = m%molecules(lbound(m%molecules, 1) + 3)%volume*x(1)
    call pushreal8array(m%molecules(2:3)%area, size(m%molecules(2:3)%area))
    m%molecules(2:3)%area = m%molecules(1:2)%area*y
    mb%molecules(lbound(m%molecules, 1) + 1:lbound(m%molecules, 1) + 2)%volume = &
        mb%molecules(lbound(m%molecules, 1) + 1:lbound(m%molecules, 1) + 2)%volume + y*yb
    mb%molecules(1:3)%area = mb%molecules(1:3)%area + yb
    yb = sum(m%molecules(lbound(m%molecules, 1) + 1:lbound(m%molecules, 1) + 2)%volume)*yb
    call popreal8array(m%molecules(2:3)%area, size(m%molecules(2:3)%area))
    temp0b(2:3) = mb%molecules(2:3)%area
    mb%molecules(2:3)%area = 0.0d0
    mb%molecules(1:2)%area = mb%molecules(1:2)%area + y*temp0b(2:3)
    yb = yb + sum(m%molecules(1:2)%area*temp0b(2:3))
    call popreal8(m%molecules(2)%area)
    mb%molecules(lbound(m%molecules, 1) + 3)%volume = mb%molecules(lbound(m%molecules, 1) + &
        3)%volume + x(1)*mb%molecules(2)%area
    xb(1) = xb(1) + m%molecules(lbound(m%molecules, 1) + 3)%volume*mb%molecules(2)%area
    mb%molecules(2)%area = 0.0d0
    do i = 4, 1, -1
      sumb = 0.0d0
      do j = i, 1, -1
        tempb = x(i)*yb
        mb%molecules(lbound(m%molecules, 1) + (i - 1))%volume = mb%molecules(lbound(m%molecules, &
            1) + (i - 1))%volume + m%more(lbound(m%more, 1) + (j - 1))%area*tempb
        mb%more(lbound(m%more, 1) + (j - 1))%area = mb%more(lbound(m%more, 1) + (j - 1))%area + &
            m%molecules(lbound(m%molecules, 1) + (i - 1))%volume*tempb
        sumb = sumb + m%molecules(lbound(m%molecules, 1) + (i - 1))%volume*m%more(lbound(m%more, &
            1) + (j - 1))%area*yb
      end do
      if (i >= 1) then
        xb(i) = xb(i) + sumb
      end if
    end do
    mb%molecules(lbound(m%molecules, 1))%volume = mb%molecules(lbound(m%molecules, 1))%volume + &
        x(2)*mb%more(index0)%area
    xb(2) = xb(2) + m%molecules(lbound(m%molecules, 1))%volume*mb%more(index0)%area
    mb%more(index0)%area = 0.0d0
    call popreal8array(m%molecules%volume, size(m%molecules%volume))
    xb = xb + m%molecules%volume*mb%molecules%volume
    mb%molecules%volume = x*mb%molecules%volume
    yb = 0.0d0
  end subroutine energy_b
end module mixtures_b

subroutine top_b(x, xb, y, yb)
  use mixtures
  use mixtures_b, only: energy_b
  real(8) :: x(4), y(2)
  type(mixture) :: m
  type(molecule) :: own(-1:2)
  integer :: k
  real(8) :: xb(4), yb(2), sumb
  type(mixture) :: mb
  type(molecule) :: ownb(-1:2)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  m%molecules%volume = x
  m%molecules%area = 2*x
  allocate(m%more(-1:2))
  m%more%area = x**2
  call pushreal8array(m%molecules%volume, size(m%molecules%volume))
  call pushreal8array(m%molecules%area, size(m%molecules%area))
  call pushreal8array(m%more%area, size(m%more%area))
  call energy(m, x, y(1))
  own%area = x
  do k = 1, 4
    call pushreal8(own(k - 2)%area)
    own(k - 2)%area = own(k - 2)%area*y(1)
  end do
  xb = 0.0d0
  mb%molecules%volume = 0.0d0
  mb%molecules%area = 0.0d0
  if (allocated(mb%more)) then
    deallocate(mb%more)
  end if
  if (allocated(m%more)) then
    allocate(mb%more(lbound(m%more, 1):ubound(m%more, 1)))
    mb%more%volume = 0.0d0
    mb%more%area = 0.0d0
  end if
  ownb%area = 0.0d0
  ownb(-1)%area = ownb(-1)%area + own(2)%area*yb(2)
  ownb(2)%area = ownb(2)%area + own(-1)%area*yb(2)
  mb%more(0)%area = mb%more(0)%area + yb(2)
  mb%molecules(2)%area = mb%molecules(2)%area + yb(2)
  yb(2) = 0.0d0
  sumb = 0.0d0
  do k = 4, 1, -1
    call popreal8(own(k - 2)%area)
    sumb = sumb + own(k - 2)%area*ownb(k - 2)%area
    ownb(k - 2)%area = y(1)*ownb(k - 2)%area
  end do
  yb(1) = yb(1) + sumb
  xb = xb + ownb%area
  ownb%area = 0.0d0
  call popreal8array(m%more%area, size(m%more%area))
  call popreal8array(m%molecules%area, size(m%molecules%area))
  call popreal8array(m%molecules%volume, size(m%molecules%volume))
  call energy_b(m, mb, x, xb, y(1), yb(1))
  xb = xb + 2.0d0*x*mb%more%area
  mb%more%area = 0.0d0
  deallocate(mb%more, m%more)
  xb = xb + 2*mb%molecules%area
  mb%molecules%area = 0.0d0
  xb = xb + mb%molecules%volume
  mb%molecules%volume = 0.0d0
end subroutine top_b
