function f(x)
  f = x*x
end
subroutine s(x, y)
  y = 2.0*f(x)
  return
end
