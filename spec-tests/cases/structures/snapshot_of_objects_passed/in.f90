module things
  implicit none
  type part
    real(8) :: q(2) = 0, w = 1
    real(8), allocatable :: h(:)
  end type
  type plain
    real(8) :: q1 = 0, q2 = 0
  end type
  type owner
    type(part), allocatable :: parts(:)
    type(part) :: fixed(3)
    real(8) :: g
  end type
contains
  subroutine kick(p, x)
    type(part), intent(inout) :: p
    real(8), intent(in) :: x
    p%q(1) = sin(p%q(1)*x) + p%q(2)
    p%q(2) = p%q(1)*p%q(2)*p%w
  end subroutine
  subroutine grow(p, x)
    type(part), intent(inout) :: p
    real(8), intent(in) :: x
    if (allocated(p%h)) then
      p%h = [p%h*x, x]
    else
      p%h = [x]
    end if
    p%w = p%w*sum(p%h)
  end subroutine
  subroutine pair(p, r, x)
    type(part), intent(inout) :: p
    type(part), intent(in) :: r
    real(8), intent(in) :: x
    p%q(1) = p%q(1)*r%q(2) + x*r%w
    p%q(2) = 0.5d0*p%q(2) + sin(p%q(1))**2
  end subroutine
  subroutine all1(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(part) :: b(n)
    integer :: i, k
    do i = 1, n
      b(i)%q = [0.1d0*x(i), 0.1d0*x(i)**2]
      b(i)%w = 1 + 0.1d0*x(i)
    end do
    do k = 1, 3
      do i = 1, n
        call kick(b(i), x(n+1-i))
      end do
      do i = 2, n
        call pair(b(i), b(i-1), x(i))
      end do
    end do
    y = 0
    do i = 1, n
      y = y + b(i)%q(1)*b(i)%q(2)
    end do
  end subroutine
  subroutine all2(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(owner) :: o
    integer :: i, k
    allocate(o%parts(n))
    do i = 1, n
      o%parts(i)%q = [x(i), x(i)**2]
      o%parts(i)%w = 1 + 0.1d0*x(i)
    end do
    o%g = x(1)
    do k = 1, 3
      do i = 1, n
        call kick(o%parts(i), x(n+1-i))
        call grow(o%parts(i), 0.3d0*x(i))
        call grow(o%fixed(k), 0.3d0*x(i))
        call kick(o%fixed(1), o%fixed(k)%w)
        o%fixed(1)%q(2) = o%fixed(1)%q(2) + x(i)
      end do
      do i = 2, n
        call pair(o%parts(i), o%parts(i-1), x(i)*o%g)
        call pair(o%fixed(k), o%parts(i), o%g)
      end do
      o%g = o%g*o%parts(k)%w
    end do
    y = 0
    do i = 1, n
      y = y + o%parts(i)%q(1)*o%parts(i)%q(2) + o%parts(i)%h(2)*o%fixed(2)%q(1)
    end do
  end subroutine
  subroutine all3(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(part) :: b(n)
    integer :: i, k, at(3)
    do i = 1, n
      b(i)%q = [0.1d0*x(i), 0.1d0*x(i)**2]
      b(i)%w = 1 + 0.1d0*x(i)
    end do
    at = [3, 1, 2]
    k = 1
    do i = 1, n
      call next(b(at(k)), k)
      call kick(b(at(k)), x(i))
      at(k) = mod(i, n) + 1
    end do
    y = 0
    do i = 1, n
      y = y + b(i)%q(1)*b(i)%q(2)
    end do
  contains
    subroutine next(p, m)
      type(part), intent(inout) :: p
      integer, intent(inout) :: m
      p%q(1) = p%q(1)*x(m)
      m = mod(m, 3) + 1
      p%q(2) = p%q(1) + x(m)*p%q(2)
    end subroutine
  end subroutine
  subroutine bump(p, x)
    type(plain), intent(inout) :: p
    real(8), intent(in) :: x
    p%q1 = sin(p%q1*x) + p%q2
    p%q2 = p%q1*p%q2
  end subroutine
  subroutine all5(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(plain) :: b(n)
    integer :: i, k
    do i = 1, n
      b(i)%q1 = x(i)
      b(i)%q2 = x(i)**2
    end do
    do k = 1, 3
      do i = 1, n
        call bump(p=b(i), x=x(n+1-i))
      end do
    end do
    y = 0
    do i = 1, n
      y = y + b(i)%q1*b(i)%q2
    end do
  end subroutine
  subroutine all4(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(part) :: b(n)
    integer :: i
    do i = 1, n
      b(i)%q = [0.1d0*x(i), 0.1d0*x(i)**2]
      b(i)%w = 1 + 0.1d0*x(i)
    end do
    do i = 1, n
      call beside(b(i), i)
    end do
    y = 0
    do i = 1, n
      y = y + b(i)%q(1)*b(i)%q(2)
    end do
  contains
    subroutine beside(p, m)
      type(part), intent(inout) :: p
      integer, intent(in) :: m
      integer :: j
      p%q(1) = p%q(1)*x(m)
      j = merge(m-1, n, m > 1)
      if (j /= m) b(j)%q(2) = b(j)%q(2)*b(j)%q(1)
      p%q(2) = p%q(1) + x(m)*p%q(2)
    end subroutine
  end subroutine
end module
