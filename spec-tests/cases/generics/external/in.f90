! The specific procedures are external: what the block says of them is their interface.
subroutine scalar(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  y = x*x
end subroutine scalar
subroutine vector(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  y = x(1)*x(n)
end subroutine vector
subroutine f(n, x, y)
  implicit none
  interface square
    subroutine scalar(x, y)
      real(8), intent(in) :: x
      real(8), intent(out) :: y
    end subroutine scalar
    subroutine vector(n, x, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
    end subroutine vector
  end interface square
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: t
  call square(n, x, t)
  call square(t, y)
end subroutine f
