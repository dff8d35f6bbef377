subroutine f(x, y)
  real*8 :: x, y  ! [31m é
  y = x*[31mx
end subroutine f
