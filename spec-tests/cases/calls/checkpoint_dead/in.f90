! Nothing that is differentiated depends on the fragment: it is left out, as what it reads is.
subroutine p(x, y)
  real*8 :: x, y, t, v(3)
  t = x
  !$AD CHECKPOINT-START
  v(1) = tanh(t)
  !$AD CHECKPOINT-END
  v(2) = 1.0d0
  y = 0.6d0*x
end subroutine p
