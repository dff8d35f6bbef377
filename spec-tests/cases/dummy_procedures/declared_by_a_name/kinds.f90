module kinds
  integer, parameter :: wp = 8
end module
module interfaces
  use kinds, only: wp
  implicit none
  abstract interface
    subroutine field(n, t, f, g)            ! has an argument that is called as the dummy is
      import :: wp
      integer, intent(in) :: n
      real(wp), intent(in) :: t, f(n)
      real(wp), intent(out) :: g(n)
    end subroutine
    subroutine tells(n)
      integer, intent(in) :: n
    end subroutine
  end interface
end module
