subroutine s(a, b)
  real a(5), b(5)
  where (a > 0) b = a
  where (a > 0 .and. b < 1)
    b = a
    a = 0
  elsewhere (a < -1)
    b = -a
  elsewhere
    b = 0
  end where
  outer: where (a > 1)
    where (b > 1)
      a = 1
    end where
  end where outer
end subroutine s
