subroutine s(x, *, *)
  if (x > 1) return 1
  if (x > 2) return 1 + 1
  return
end subroutine
