! Sections and elements of arrays passed to procedures that overwrite them: of these arrays a snapshot keeps what is passed. What is
! needed ahead of a call is put back behind its adjoint: `swept` records nothing for its caller.
subroutine f(n, a, k, y)
  implicit none
  integer, intent(in) :: n, k(n)
  real(8), intent(inout) :: a(n, n)
  real(8), intent(out) :: y
  real(8) :: b(n), c(n)
  integer :: j, m
  b = a(:, 1)**2
  c = b
  do j = 2, n
    call swept(a(j, 1:j - 1), a(j:n, j))
    call rotate(b(j - 1), b(k(j)))
    call both(c)
  end do
  m = 1
  call moved(m, c(m))
  y = sum(a**2) + sum(b*c) + m
contains
  subroutine swept(x, v)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: v(:)
    integer :: i, j
    do j = 1, size(x)
      do i = 1, size(v)
        v(i) = v(i)*(1 + 0.1d0*x(j))
      end do
    end do
  end subroutine swept
  subroutine rotate(p, q)
    real(8), intent(inout) :: p, q
    real(8) :: r
    r = p
    p = 0.8d0*sin(p) - 0.6d0*q
    q = 0.6d0*r*q + 0.8d0*q
  end subroutine rotate
  subroutine both(x)
    real(8), intent(inout) :: x(:)
    integer :: i
    do i = 1, size(x)
      x(i) = x(i)**2 + 0.1d0*b(i)
    end do
  end subroutine both
  subroutine moved(m, x)                       ! which element that is, it overwrites itself
    integer, intent(inout) :: m
    real(8), intent(inout) :: x
    m = m + 1
    x = x**2
  end subroutine moved
end subroutine f
