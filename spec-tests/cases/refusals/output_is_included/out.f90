real*8 :: x, y
