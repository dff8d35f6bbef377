! Enumerators are integer constants that count on.
! standard: 7.6
! head: f(x)>(y)
! set: k=5
subroutine f(k, x, y)
  implicit none
  enum, bind(c)
    enumerator :: red = 4, blue
    enumerator green
  end enum
  integer :: k
  real(8) :: x, y
  select case (k)
  case (red)
    y = x
  case (blue)
    y = x*green
  case default
    y = 0
  end select
  y = y*x
end subroutine f
