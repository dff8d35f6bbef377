subroutine s(a)
  real a
  critical
    a = a + 1
  end critical
end subroutine s
