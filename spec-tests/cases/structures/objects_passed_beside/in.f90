module mo
  implicit none
  type part
    real(8) :: q, w
  end type
  type(part) :: world(4)
contains
  subroutine kick(p, x)
    type(part), intent(inout) :: p
    real(8), intent(in) :: x
    p%q = p%q*sin(p%q*x) + p%w
    p%w = p%w*p%q
  end subroutine
  subroutine beside(p, k)
    type(part), intent(inout) :: p
    integer, intent(in) :: k
    p%q = p%q*p%w
    p%w = p%w + world(k)%q**2
  end subroutine
  recursive subroutine deep(p, k)
    type(part), intent(inout) :: p(:)
    integer, intent(in) :: k
    call kick(p(k), 0.7d0)
    if (k > 1) call deep(p, k-1)
    call kick(p(1), p(k)%w)
  end subroutine
  subroutine two(p, r)
    type(part), intent(inout) :: p, r
    p%q = p%q*r%w
    r%w = r%w + p%q**2
  end subroutine
  subroutine h1(x, s)
    real(8), intent(in) :: x(4)
    real(8), intent(out) :: s
    integer :: k
    do k = 1, 4
      world(k)%q = x(k)
      world(k)%w = x(k)**2
    end do
    do k = 1, 4
      call kick(world(k), x(5-k))
    end do
    s = sum(world%q*world%w)
  end subroutine
  subroutine h2(x, s)
    real(8), intent(in) :: x(4)
    real(8), intent(out) :: s
    type(part) :: b(4)
    integer :: k
    do k = 1, 4
      b(k)%q = x(k)
      b(k)%w = x(k)**2
    end do
    call deep(b, 4)
    do k = 1, 3
      call two(b(k), b(k+1))
    end do
    s = sum(b%q*b%w)
  end subroutine
  subroutine h3(x, s)
    real(8), intent(in) :: x(4)
    real(8), intent(out) :: s
    type(part) :: b(4)
    type(part), allocatable :: c(:)
    integer :: k
    do k = 1, 4
      world(k)%q = x(k)
      world(k)%w = x(k)**2
      b(k) = world(k)
    end do
    allocate(c(4))
    do k = 1, 4; c(k)%q = b(k)%q; c(k)%w = b(k)%w; end do
    do k = 1, 4
      call beside(b(k), k)
      call kick(c(k), b(k)%q)
      world(k)%q = world(k)%q*b(k)%w
      b(k)%q = b(k)%q + c(5-k)%q
    end do
    s = sum(b%q*b%w) + sum(c%q)
    deallocate(c)
  end subroutine
end module
