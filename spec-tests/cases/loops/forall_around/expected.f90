! dotbar tangent --head 'top(x)>(y)' in.f90 storage.f90
module storage_d
  use storage
  real*8 :: ad(10), bd(10)
end module storage_d

! FORALL over arrays of a module, also under another name, and of the host.
subroutine top_d(x, xd, y, yd)
  use storage, only: own => a, b
  use storage_d, only: bd, ownd => ad
  real*8 :: x(10), y(10), h(10)
  integer :: i
  real*8 :: xd(10), yd(10), hd(10)
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  bd = 0.0d0
  ownd = xd
  own = x
  hd = xd
  h = x
  do i = 1, 9
    bd(i) = ownd(i + 1)*x(i) + own(i + 1)*xd(i)
    b(i) = own(i + 1)*x(i)
  end do
  do i = 2, 9
    if (x(i) > 0.2d0) then
      ownd(i) = bd(i)*own(i) + b(i)*ownd(i)
      own(i) = b(i)*own(i)
    end if
  end do
  do i = 2, 9
    if (x(i) > 0.2d0) then
      yd(i) = ownd(i)*b(i - 1) + own(i)*bd(i - 1)
      y(i) = own(i)*b(i - 1)
    end if
  end do
  yd(1) = ownd(1)
  y(1) = own(1)
  yd(10) = bd(1)
  y(10) = b(1)
  call inner_d()
  yd = yd + hd
  y = y + h
contains
  subroutine inner_d()
    use storage_d, only: ownd => ad
    integer :: i
    do i = 1, 9
      hd(i) = hd(i)*own(i + 1) + h(i)*ownd(i + 1)
      h(i) = h(i)*own(i + 1)
    end do
    hd(2:10) = hd(1:9)*x(2:10) + h(1:9)*xd(2:10)
    h(2:10) = h(1:9)*x(2:10)
  end subroutine inner_d
end subroutine top_d
