subroutine f(x, y)
  real(8) :: x, y
  real(8), pointer :: p(:)
  allocate(p(2))
  p = x
  y = sum(p)
  deallocate(p)
end subroutine f
