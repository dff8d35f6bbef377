! EXIT leaves ASSOCIATE by its name, CYCLE ends a trip of DO CONCURRENT.
subroutine head(n, a, y)
  implicit none
  integer, intent(in) :: n
  integer :: i, j
  real(8) :: a(n), y
  early: associate (z => a(1:3:2), e => real(n, 8))
    z(2) = z(1)*e
    if (n > 4) exit early
    z(1) = e*z(2)
  end associate early
  trips: do concurrent (i=1:n, j=1:2)
    if (a(i) > 0.5d0) cycle trips
    a(i) = a(i)*a(i)
  end do trips
  y = sum(a*a)
end subroutine head
