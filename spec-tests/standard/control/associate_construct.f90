! ASSOCIATE gives an active element another name.
! standard: 11.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(2), y
  associate (a => x(2), b => x(1)*2)
    y = a*b
  end associate
end subroutine f
