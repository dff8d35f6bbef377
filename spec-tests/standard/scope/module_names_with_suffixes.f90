! A module m_d exists already.
! standard: 19.2
! head: m%f(x)>(y)
module m_d
  integer, parameter :: k = 2
end module m_d
module m
  use m_d
contains
  subroutine f(x, y)
    real(8) :: x, y
    y = x**k
  end subroutine f
end module m
