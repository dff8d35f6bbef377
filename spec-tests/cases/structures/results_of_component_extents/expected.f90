! dotbar tangent --head 'f(x)>(s)' in.f90
module layers_d
  use layers
contains
  function forward_d(self, selfd, x, xd, y) result(yd)
    class(layer), intent(in) :: self
    real(8), intent(in) :: x(:)
    real(8) :: y(self%n)
    class(layer) :: selfd
    real(8) :: xd(:), yd(self%n)
    yd = matmul(selfd%w, x) + matmul(self%w, xd)
    y = matmul(self%w, x)
  end function forward_d

  function act_d(self, selfd, x, xd, y) result(yd)
    class(layer), intent(in) :: self
    real(8), intent(in) :: x(:)
    real(8) :: y(size(self%w, 1))
    class(layer) :: selfd
    real(8) :: xd(:), yd(size(self%w, 1))
    y = tanh(x)
    yd = (1.0d0 - y**2)*xd
  end function act_d

  subroutine f_d(n, x, xd, s, sd)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: s
    type(layer) :: l(2)
    real(8), allocatable :: a(:)
    real(8) :: b(n)
    integer :: i, k
    real(8), allocatable :: result(:), result0(:), result1(:), result2(:)
    real(8) :: xd(n), sd, bd(n)
    type(layer) :: ld(2)
    real(8), allocatable :: ad(:), resultd(:), result0d(:), result1d(:), result2d(:), ownd(:)
    ! Tangent: the derivatives of s are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    bd = 0.0d0
    do k = 1, 2
      l(k)%n = n
      allocate(l(k)%w(n, n))
      allocate(ld(k)%w, mold=l(k)%w)
      ld(k)%w = 0.0d0
      do i = 1, n
        ld(k)%w(:, i) = (xd(i)*x + x(i)*xd)*k
        l(k)%w(:, i) = x(i)*x*k
      end do
    end do
    ad = xd
    a = x
    do k = 1, 2
      if (allocated(result)) then
        deallocate(result)
        deallocate(resultd)
      end if
      allocate(result(l(k)%n))
      allocate(resultd, mold=result)
      resultd = 0.0d0
      resultd(:) = forward_d(l(k), ld(k), a, ad, result(:))
      if (allocated(result0)) then
        deallocate(result0)
        deallocate(result0d)
      end if
      allocate(result0(size(l(k)%w, 1)))
      allocate(result0d, mold=result0)
      result0d = 0.0d0
      result0d(:) = act_d(l(k), ld(k), result, resultd, result0(:))
      ad = result0d
      a = result0
    end do
    if (allocated(result1)) then
      deallocate(result1)
      deallocate(result1d)
    end if
    allocate(result1(l(2)%n))
    allocate(result1d, mold=result1)
    result1d = 0.0d0
    result1d(:) = forward_d(l(2), ld(2), x, xd, result1(:))
    allocate(ownd(size(result1)))
    ownd = result1d + ad
    bd = forward_d(l(1), ld(1), result1 + a, ownd, b)
    deallocate(ownd)
    if (allocated(result2)) then
      deallocate(result2)
      deallocate(result2d)
    end if
    allocate(result2(l(2)%n))
    allocate(result2d, mold=result2)
    result2d = 0.0d0
    result2d(:) = forward_d(l(2), ld(2), b, bd, result2(:))
    sd = sum(ad*b + a*bd) + sum(result2d)
    s = sum(a*b) + sum(result2)
  end subroutine f_d
end module layers_d
