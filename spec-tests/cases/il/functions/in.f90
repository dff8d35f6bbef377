real*8 function f(x, y)
  real*8 :: x
  real*8, optional :: y
  x = x + 1.0d0
  f = x
end function

subroutine last(a, b, c)
  real*8, optional :: a
  real*8 :: b, c
  c = b
end subroutine

block data
  real*8 :: g
  common /c/ g
  data g /1.0d0/
end block data

subroutine top(x, y, k, n, done)
  real*8 :: x, y, g
  target :: g
  real*8, pointer :: p
  integer :: k(9), n, i
  logical :: done
  common /c/ g
  save /c/
  interface
    real*8 function f(x, y)
      real*8 :: x
      real*8, optional :: y
    end function
    subroutine last(a, b, c)
      real*8, optional :: a
      real*8 :: b, c
    end subroutine
  end interface
  g = f(x)                              ! seen by others: not the result itself
  p => g
  p = f(x)
  n = f(x)                              ! of another type
  y = f(x + f(x), y + f(y))             ! in their order
  y = f(x, y=y + f(y)) + f(x=f(x), y=f(y))
  k(int(f(x*f(y)))) = 2
  done = x*f(x) > 0.0d0 .and. y*f(y) > 0.0d0
  done = x*f(x) > 0.0d0 .or. y*f(y) > 0.0d0
  y = y + merge(1.0d0, f(x), done)
  call last(x, y*f(y), k(int(f(x))))
  call last(b=y*f(y), c=k(int(f(x))))
  i = 0
  do while (i < n)
    i = i + 1
    if (i == 3) cycle
    y = f(y)*f(x)
  end do
  named: if (f(x)*f(y) > 0.0d0) then
    y = f(y) + x
    if (done) exit named
    y = f(y)*y
  end if named
  if (done) goto 10
  y = x
10 y = y*f(x)
  write (*, *) f(x)
  !$AD CHECKPOINT-START
  y = y*f(x)
  !$AD CHECKPOINT-END
  y = x*y
end subroutine
