# A tree of N + 1 procedures, p0.f90 ...: each but the first is called by one that has a smaller number; numbers and depths in `shape`.
function pick(n) { state = (state * 16807) % 2147483647; return state % n }
function statement(k) {
  k = pick(5)
  if (k == 0) return "x = sin(x*y)"
  if (k == 1) return "x = x*y + 0.5d0*x"
  if (k == 2) return "y = y*(1.0d0 + 0.1d0*x)"
  if (k == 3) return "x = x/(2.0d0 + y*y)"
  return "x = exp(-x)*y"
}
BEGIN {
  state = seed * 7919 + 17; pick(2); n = 3 + pick(5); depth[0] = 0
  for (i = 1; i <= n; i++) { up[i] = pick(i); depth[i] = depth[up[i]] + 1; print i, depth[i] > "shape" }
  for (i = 0; i <= n; i++) {
    file = "p" i ".f90"
    print "subroutine p" i "(x, y)\n  real(8) :: x, y" > file
    print "  " statement() > file
    for (j = i + 1; j <= n; j++) if (up[j] == i) print "  call p" j "(x, y)\n  " statement() > file
    print "end subroutine p" i > file
    close(file)
  }
}
