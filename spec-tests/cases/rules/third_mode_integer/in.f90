subroutine asks(n, x)
  integer :: n, many
  real(8) :: x
  if (many(n) > 2) x = x*x*many(n)
end subroutine asks
integer function many(n)
  integer :: n
  many = n*n
end function many
