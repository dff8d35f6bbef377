! What an enumeration declares are constants: extents, cases and subscripts know them, in the derivative too.
module colours
  implicit none
  private
  enum, bind(c)
    ! warm ones first
    enumerator :: red = 2, orange
    enumerator yellow
    enumerator :: blue = 7
    enumerator :: violet  ! the last
  end enum
  enum, bind(c)
    enumerator :: zero, one
  end enum
  public :: top, blue
contains
  subroutine top(x, y)
    real(8), intent(in) :: x(8)
    real(8), intent(out) :: y
    real(8) :: w(orange:blue)
    integer :: k
    w = x(1)
    w(yellow) = x(violet)*x(red)
    do k = one, orange
      select case (k)
      case (red)
        w(orange) = w(yellow)*x(k)
      case (one)
        w(blue) = x(k)**2
      case default
        w(orange) = w(orange)*x(orange)
      end select
    end do
    y = sum(w)*x(zero + 1)
  end subroutine
end module
