subroutine head(x, y)
  implicit real(8) (a-h, o-z)
  dimension x(3), u(3)
  real(8), intent(inout) :: x
  real(8), intent(out) :: y
  t = x(1) * 2.0d0
  u = x * t
  call p1
  x(2) = q(x(3)) + t
  y = y + x(2) + sum(u)
contains
  subroutine p1
    real(8) :: tb
    y = t * x(1)
    tb = y * x(2)
    u(2) = tb * z(x(2))
    t = u(2) * y
    call p2(t)
  end subroutine
  subroutine p2(x)
    real(8) :: x
    t2 = x * y
    x = t2 * u(1)
    y = y + t2
  end subroutine
  function q(v)
    q = v * t * x(1)
    t = q * u(2)
    call p2(u(3))
  end function
  function z(v)
    z = v * v
  end function
end subroutine
