subroutine sel(n, k, x, y)
  integer n, k(n), i
  real(8) x(n), y, t
  y = 0d0
  t = 1d0
  do i = 1, n
    select case (k(i))
    case (:0)
      t = t*x(i)
    case (1, 3:4)
      k(i) = 7
      y = y + sin(t)*x(i)
    case default
      t = x(i)*x(i)
      y = y*t
    case (2)
    end select
    select case (k(i))
    case (7)
      t = t*cos(x(i))
    case (8)
      k(i) = 3
    end select
    x(i) = x(i)*t
    select case (k(i))
    case (7)
      k(i) = 2
    end select
    y = y + x(max(k(i), 1))
  end do
end subroutine
