! dotbar tangent --head 'f(x)>(y)' in.f90
module m_d
  use m
contains
  subroutine make_d(n, x, xd, a, ad)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), allocatable, intent(inout) :: a(:)
    integer :: i
    real(8) :: xd(n)
    real(8), allocatable :: ad(:)
    if (.not. allocated(a)) then
      allocate(a(n))
      allocate(ad, mold=a)
      ad = 0.0d0
    end if
    do i = 1, n
      ad(i) = 2.0d0*x(i)*xd(i)
      a(i) = x(i)**2
    end do
  end subroutine make_d

  subroutine use_up_d(a, ad, s, sd)
    real(8), allocatable, intent(inout) :: a(:)
    real(8), intent(inout) :: s
    real(8), allocatable :: ad(:)
    real(8) :: sd
    sd = sd*sum(a**3) + s*sum(3*a**2*ad)
    s = s*sum(a**3)
    deallocate(a)
    deallocate(ad)
  end subroutine use_up_d

  subroutine f_d(n, x, xd, y, yd)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    real(8), allocatable :: a(:), b(:)
    real(8) :: xd(n), yd
    real(8), allocatable :: ad(:), bd(:)
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    yd = 0.0d0
    y = 1.0d0
    call make_d(n, x, xd, a, ad)
    yd = ad(1)
    y = y + a(1)
    call use_up_d(a, ad, y, yd)
    call make_d(2, x, xd, a, ad)
    call make_d(2, x, xd, a, ad)
    yd = yd*sum(a) + y*sum(ad)
    y = y*sum(a)
    call fresh(n, b)
    if (allocated(bd)) then
      deallocate(bd)
    end if
    if (allocated(b)) then
      allocate(bd, mold=b)
      bd = 0.0d0
    end if
    bd(1) = xd(2)*b(2)
    b(1) = x(2)*b(2)
    call fresh(2, b)
    if (allocated(bd)) then
      deallocate(bd)
    end if
    if (allocated(b)) then
      allocate(bd, mold=b)
      bd = 0.0d0
    end if
    bd(1) = b(1)*xd(1)
    b(1) = b(1)*x(1)
    yd = yd + sum(bd)
    y = y + sum(b)
  end subroutine f_d
end module m_d
