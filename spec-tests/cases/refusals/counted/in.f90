! What is refused is counted, by place and by reason: one callee without a source is one reason, wherever it is called.
subroutine f(x, y)
  real(8) :: x, y, z
  call nowhere(x, z)
  call g(z, y)
end subroutine
subroutine g(z, y)
  real(8) :: z, y
  call nowhere(z, y)
  y = y*elsewhere(z)
  call nowhere(y, y)
end subroutine
