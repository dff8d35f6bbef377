subroutine s(a, b)
  real a, b
  integer i
  do i = 1, 3
    block
      real :: t
      t = a
      if (t > 2) exit
      if (t > 1) cycle
      b = t
    end block
  end do
  x: block
    a = 1
  end block x
end subroutine s
