! A dummy has the name of another procedure of the file.
! standard: 19.3
! head: f(g)>(h)
subroutine f(g, h)
  implicit none
  real(8) :: g, h
  call p(g, h)
end subroutine f
subroutine g(x)
  implicit none
  real(8) :: x
  x = 0
end subroutine g
subroutine p(f, h)
  implicit none
  real(8) :: f, h
  h = f*f
end subroutine p
