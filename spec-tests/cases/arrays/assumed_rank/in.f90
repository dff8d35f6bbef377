! SELECT RANK: each block sees the array with as many dimensions as its guard says; in loops, as a whole, passed on.
module m
  implicit none
contains
  subroutine total(a, w, s)
    real(8), intent(in) :: a(..), w
    real(8), intent(inout) :: s
    integer :: i, j
    select rank (a)
    rank (0)
      s = s + w*a**2
    rank (1)
      do i = 1, size(a)
        s = s + sin(w*a(i))*i
      end do
    rank (2)
      do j = 1, size(a, 2)
        do i = 1, size(a, 1)
          if (a(i, j) > 0.3d0) s = s + a(i, j)**2*w
        end do
      end do
      s = s + sum(a*a)
    rank default
      s = -s
    end select
  end subroutine total

  subroutine scaled(b, f)
    real(8), intent(inout) :: b(..)
    real(8), intent(in) :: f
    which: select rank (c => b)
    rank (1)
      c = f*c*c
      if (f < 0) exit which
      c(1) = c(1)*f
    rank (2)
      c(:, 1) = exp(c(:, 2)*f)
      call inner(c, f)
    end select which
  end subroutine scaled

  subroutine inner(c, f)
    real(8), intent(inout) :: c(:, :)
    real(8), intent(in) :: f
    c = c*f + c**2
  end subroutine inner

  subroutine handed(a, w, s)
    real(8), intent(in) :: a(..), w
    real(8), intent(inout) :: s
    call total(a, w*w, s)
  end subroutine handed

  subroutine run(x, v, t, w, s)
    real(8) :: x(3, 2), v(4), t, w, s, u(2, 2, 2)
    s = w
    u = w
    call total(t, w, s)
    call total(v, w, s)
    call scaled(v, w)
    call handed(x, w, s)
    call total(u, w, s)
    call scaled(x, w)
    call scaled(x(:, 1), t)
    call total(x(2, :), w, s)
    s = s*sum(v)
  end subroutine run
end module m
