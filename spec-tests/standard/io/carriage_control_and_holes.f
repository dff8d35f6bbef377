! Old specifiers: READ without a unit in a branch that does not run, PUNCH-like names.
! standard: F77 12
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, read, write, print
      read = x
      write = read*x
      print = write*read
      y = print
      if (x .lt. 0d0) read (5, *) k
      end
