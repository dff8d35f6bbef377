subroutine s(a, b)
  real a, b
  integer i
  i = int(a)
  a = b*(-a)
  a = %loc(b)
  call t(%val(i), %ref(b))
end subroutine s
