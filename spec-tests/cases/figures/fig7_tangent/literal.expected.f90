subroutine fig7_d(n, m, a, ad, b, bd, c, cd)
  integer n, m, i
  real a, ad, b(1000), bd(1000), c, cd
  do i = 3*n*m, 1000
    ad = ad - 2*bd(i)
    a = a - 2*b(i)
    if (a .gt. 0) then
      cd = cd*a + c*ad
      c = c*a
    end if
  end do
end subroutine fig7_d
