! A statement function of the name of an intrinsic.
! standard: 15.6.4, 19.5.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      tanh(u) = u*u*u
      y = tanh(x)*x
      end
