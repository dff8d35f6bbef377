module precision
  integer, parameter :: wp = kind(1.0d0)
end module precision

subroutine inquiry(x, y)
  implicit real(kind=kind(1.0d0)) (a-h, o-z)
  t = x*x/3
  y = sin(t)*x
end subroutine inquiry

subroutine digits(x, y)
  implicit real(selected_real_kind(15, 307)) (a-h, o-z), integer*8 (i-n)
  dimension e(3)
  data c, d /2*1.5d0/, (e(i), i = 1, 3) /1.0, 2*0.3d0/
  t = c*x/d
  y = e(2)*exp(t)/3 + e(3)*t**2
end subroutine digits

subroutine named(x, y)
  use precision, only: wp
  implicit real(wp) (a-h, o-z)
  dimension a(3)
  a(1) = x*x/3
  a(2) = cos(x)
  y = 0
  do i = 1, 2
    a(3) = a(i)*a(i)
    y = y + a(3)*sin(a(i))
  end do
end subroutine named
