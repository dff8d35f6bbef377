! Memory of a BLOCK whose end is not always reached, where it is entered again, or that SAVE keeps.
subroutine again(n, x, y)
  integer :: n, i
  real*8 :: x(n), y(n)
  do i = 1, n
    block
      real*8, allocatable :: t(:)
      allocate(t(i))
      t = x(i)**2
      y(i) = sum(t)
      if (y(i) > 100) exit
    end block
  end do
end subroutine again
subroutine changing(n, x, y)
  integer :: n, i
  real*8 :: x(n), y(n)
  do i = 1, n
    block
      real*8 :: t(i)
      t = x(i)**2
      y(i) = sum(t)
      if (y(i) > 100) return
    end block
  end do
end subroutine changing
subroutine saves(n, x, y)
  integer :: n
  real*8 :: x(n), y(n)
  save
  block
    real*8, allocatable :: t(:)
    allocate(t(n))
    t = x**2
    y = t
  end block
end subroutine saves
! An arithmetic IF leads out of it (found by reading: the block's memory was given again, and not taken).
subroutine leads_out(n, x, y)
  integer :: n, i
  real*8 :: x(n), y(n)
  do i = 1, n
    block
      real*8 :: t(i)
      t = x(i)**2
      y(i) = sum(t)
      if (i - 3) 20, 20, 30
    end block
20  y(i) = y(i)*x(i)
    cycle
30  y(i) = y(i)*2
  end do
end subroutine leads_out
