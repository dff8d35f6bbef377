! A copy of s1 in which a and a2 are one array would be called from where it has no interface, and passes a value.
module md
  implicit none
contains
  subroutine s1(n, p, q, a, a2)
    integer :: n
    real*8 :: p, a(n), a2(n)
    real*8, value :: q
    p = p*q + a(1)*a2(2)
  end subroutine s1
end module md

subroutine s2(p, q, a)
  use md
  implicit none
  real*8 :: p, q, a(*)
  call s1(3, p, q, a, a)
end subroutine s2

subroutine s3(p, q, a)
  implicit none
  real*8 :: p, q, a(3)
  call s2(p, q, a)
end subroutine s3
