! head s3(a)/(a2)
! input n integer 4
! input p real -0.8631413039182918
! input q real -0.87995506585238426
! input a real array undefined 1.2625820461310848 0.38879894778686896 -0.5494235670763894 -0.79734482182780675
! input a2 real array -0.84781264966976133 -0.38894936911823019 -1.0094164924830955 0.89689280523492676
! input ps real4 0.99954432249069214
subroutine s3(n, p, q, a, a2, ps)
  implicit real*8 (a-h, o-z)
  real*8 :: a(n), a2(n), v(4)
  real :: ps
  double precision, save :: sc = 0.9d0
  do i = 1, n
    a(i) = p
  end do
  do i = 1, n
    v(i) = sc
  end do
  do i = 2, 3
    v(i) = a2(i - 1)
    a(i) = a2(i)*a2(i - 1) + v(1)
  end do
end subroutine s3
