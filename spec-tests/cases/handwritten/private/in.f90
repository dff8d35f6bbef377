module solvers
  implicit none
  private :: cuberoot_b, cuberoot_d
contains
  !$AD HANDWRITTEN
  function cuberoot(c) result(r)
    real(8), intent(in) :: c
    real(8) :: r
    integer :: k
    r = 1 + abs(c)
    do k = 1, 100
      r = r - (r**3 - c) / (3*r*r)
    end do
  end function
  function cuberoot_d(c, cd, r) result(rd)
    real(8), intent(in) :: c, cd
    real(8), intent(out) :: r
    real(8) :: rd
    r = cuberoot(c)
    rd = cd / (3*r*r)
  end function
  subroutine cuberoot_b(c, cb, rb)
    real(8), intent(in) :: c
    real(8), intent(inout) :: cb, rb
    cb = cb + rb / (3*cuberoot(c)**2)
  end subroutine
  !$AD HANDWRITTEN
  subroutine scale(n, x)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    x = x / sqrt(sum(x*x))
  end subroutine
  subroutine scale_d(n, x, xd)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n), xd(n)
    real(8) :: s
    s = sqrt(sum(x*x))
    xd = xd / s - x * sum(x*xd) / s**3
    x = x / s
  end subroutine
  subroutine scale_b(n, x, xb)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n), xb(n)
    real(8) :: s
    s = sqrt(sum(x*x))
    xb = xb / s - x * sum(x*xb) / s**3
    x = -7
  end subroutine
end module
module model
  use solvers, only: scale, root => cuberoot
contains
  function g(a, n) result(y)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n)
    real(8) :: y, w(n)
    integer :: i
    w = a
    y = 0
    do i = 1, 3
      w = w * sin(w) + a
      call scale(n, w)
      y = y + root(w(i)*exp(a(2))) * a(1)
    end do
    w = 2
    call scale(n, w)
    y = y + root(2d0) * w(1) * a(2)
  end function
end module
