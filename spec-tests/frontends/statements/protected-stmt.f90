module m
  real :: a
  protected :: a
  integer, protected :: b = 2
  integer :: c, d
  bind(c) :: c
  bind(c, name='dd') :: d
  common /blk/ e, f
  bind(c) :: /blk/
end module m
