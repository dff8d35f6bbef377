module storage
  real*8 :: a(10), b(10)
end module storage
