module m
  type t(k, n)
    integer, kind :: k = 8
    integer, len :: n = 3
    real(k) :: v(n)
  end type
contains
subroutine s1(x, y)
  real(8) :: x(3), y
  type(t(8,3)) :: c
  c%v = x*x
  y = sum(c%v)
end subroutine
end module
