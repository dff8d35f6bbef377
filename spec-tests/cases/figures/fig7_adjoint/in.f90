subroutine fig7(n, m, a, b, c)
  integer n, m, i
  real a, b(1000), c
  do i = 3*n*m, 1000
    a = a - 2*b(i)
    if (a .gt. 0) then
      c = c*a
    end if
  end do
end subroutine fig7
