! head passes(s,t)/(a,s)
! input n integer 4
! input a real array 0.61 1.37 2.11 0.83
! input s real 1.21
! input t real 0.31
subroutine passes(n, a, s, t)
  implicit none
  integer :: n, i
  double precision :: a(n), s, t, u, v
  do i = 1, n
    u = s*s
    v = u*a(i)
    t = t + v*v
    if (i > 1) then
      if (a(i) > 1.0d0) cycle
    end if
    s = s*(1.0d0 + 0.1d0*u)*s
  end do
end subroutine passes
