subroutine s(a, b)
  type(*), intent(in) :: a(..)
  real, intent(in) :: b(..)
  print *, rank(b), rank(a)
end subroutine s
