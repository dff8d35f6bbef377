! END without a name and a unit; a file with two units and no blank line.
! standard: 15.6.2.3
! head: f(x)>(y)
subroutine f(x,y)
real(8)::x,y
call g(x,y)
end
subroutine g(x,y)
real(8)::x,y
y=x*x
end
