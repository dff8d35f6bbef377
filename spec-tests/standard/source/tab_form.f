! A tab in front of the statement, and a tab with a digit for a continuation.
! standard: legacy
! head: f(x)>(y)
! compiles: legacy
	subroutine f(x, y)
	double precision x, y
	y = x*x
	1 + 3d0*x
10	y = y*x
	end
