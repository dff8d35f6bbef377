! Names in an interface body declare nothing outside.
! standard: 19.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit real(8) (a-h, o-z)
  interface
    subroutine g(t, n)
      real(8) :: t
      integer :: n
    end subroutine g
  end interface
  t = x*x
  call g(t, 2)
  y = t
end subroutine f
subroutine g(t, n)
  implicit none
  real(8) :: t
  integer :: n
  t = t**n
end subroutine g
