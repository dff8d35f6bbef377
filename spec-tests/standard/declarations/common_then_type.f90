! An array declared by COMMON, its type by a later statement.
! standard: 8.10.2.1
! head: f(x)>(y)
! set: k=2,1
subroutine f(x, y)
  common /blk/ w(2), k(2)
  real(8) :: x, y, w
  w(1) = x
  k(1) = 2
  w(k(1)) = x*x
  y = w(2)*w(1)
end subroutine f
