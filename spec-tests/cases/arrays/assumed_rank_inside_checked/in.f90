! SELECT RANK in SELECT RANK and in loops; arrays of assumed rank that are passed on, overwritten, OPTIONAL; masks in its blocks.
module m
  implicit none
contains
  subroutine two(a, b, w)
    real(8), intent(in) :: a(..)
    real(8), intent(inout) :: b(..)
    real(8), intent(in) :: w
    real(8) :: t
    integer :: i, j
    do i = 1, 2
      select rank (a)
      rank (1)
        select rank (b)
        rank (1)
          do concurrent (j = 1:size(a))
            b(j) = b(j)*a(j)*w
          end do
          b(lbound(b, 1)) = b(ubound(b, 1))*w
        rank (2)
          b(:, 1) = b(:, 1) + a(1)*b(:, 2)
          b = b*sum(a)
        end select
      rank (2)
        t = sum(sum(a, dim=1)*w)
        select rank (b)
        rank (1)
          b(1) = t*b(2) + a(1, 2)*maxval(a)
        rank default
          call other(b, t)
        end select
      rank default
        call other(b, w)
      end select
    end do
  end subroutine two

  subroutine other(b, t)
    real(8), intent(inout) :: b(..)
    real(8), intent(in) :: t
    select rank (b)
    rank (2)
      b(1, 2) = b(1, 1) + t*size(b, 1)*b(2, 1)
    rank (0)
      b = b*t
    rank default
      continue
    end select
  end subroutine other

  subroutine fill(b, t)
    real(8), intent(out) :: b(..)
    real(8), intent(in) :: t
    select rank (b)
    rank (1)
      b = t
    rank (2)
      b = t*t
    end select
  end subroutine fill

  subroutine maybe(b, t, s)
    real(8), intent(in), optional :: b(..)
    real(8), intent(in) :: t
    real(8), intent(inout) :: s
    if (present(b)) then
      select rank (b)
      rank (1)
        s = s + t*b(1)
      rank (2)
        s = s + t*b(1, 2)*product(b)
      end select
    end if
  end subroutine maybe

  subroutine counted(k, n)
    integer, intent(in) :: k(..)
    integer, intent(out) :: n
    select rank (k)
    rank (0)
      n = k
    rank (1)
      n = sum(k)
    rank default
      n = rank(k)
    end select
  end subroutine counted

  subroutine run(x, v, t, w)
    real(8) :: x(2, 2), v(2), t, w, z(2), q(2, 2), s
    integer :: n, m
    continue
    s = w*t
    call two(v, x, w)
    call two(x, v, w)
    continue
    call two(t, s, w)
    call fill(z, t)
    call fill(q, w)
    s = s + 1
    call maybe(z, t, s)
    call maybe(t=w, s=s)
    call maybe(q, w, s)
    call counted([1, 2], n)
    call counted(2, m)
    v = v*n + z*m*s
    x = x*q + x
  end subroutine run
end module m
