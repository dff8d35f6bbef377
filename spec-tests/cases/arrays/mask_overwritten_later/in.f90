! What a mask is computed from is overwritten behind its WHERE: the adjoint, which evaluates the mask again, restores it first.
subroutine head(x, y, a)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(inout) :: y(4)
  real(8) :: a(4), b(2)
  integer :: i
  do i = 1, 4
    a(i) = 2.5d0 - i
  end do
  b = x - 0.9d0
  where (a(1:3:2) > 0.2d0)
    y(2:3) = x*x
    where (b < 0.0d0) y(3:4) = y(2:3)*x
  elsewhere
    y(1:2) = y(3:4)
  end where
  a = -a
  b = 1.0d0
  y(1) = y(1)*a(1)*x(1) + b(2)
end subroutine head
