module sim
  implicit none
  real(8) :: scale = 1.5d0
contains
  subroutine head(x, n, y, z)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y, z(n)
    real(8) :: w(n), s, t
    integer :: i, k
    w = x
    s = 1.0d0
    t = 0.25d0
    k = 2
    do i = 1, n
      call step(i)
      if (i == k) call reset(w(i))
    end do
    y = norm(w) * s
    do i = 1, n
      z(i) = w(i) * g(s, i)
    end do
  contains
    subroutine step(j)
      integer, intent(in) :: j
      real(8) :: t, v(n)
      t = sin(w(j)) * scale
      v = w * t
      w(j) = w(j) * t + s
      s = s + sum(v) * f(t)
      if (s > 100.0d0) then
        s = 100.0d0
        return
      end if
      k = k + 1
    end subroutine
    recursive function f(a) result(r)
      real(8), intent(in) :: a
      real(8) :: r
      r = cos(a) * s
      if (a > 0.3d0) r = r + f(0.5d0 * a)
    end function
    subroutine reset(v)
      real(8), intent(inout) :: v
      v = v * v + t
      t = t * v
      scale = scale * t
    end subroutine
    real(8) function norm(v)
      real(8), intent(in) :: v(:)
      integer :: m
      norm = 0.0d0
      do m = 1, size(v)
        norm = norm + v(m) * v(m) * t
      end do
    end function
    real(8) function g(a, m)
      real(8), intent(in) :: a
      integer, intent(in) :: m
      g = a * x(m) + w(m) * y
    end function
  end subroutine
end module
