subroutine f(x, y)
	implicit none
	real(8), intent(in) :: x
	real(8), intent(out) :: y
	y = x*x  ! größer
end subroutine
