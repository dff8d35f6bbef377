! head placed(s)/(a,s)
! input n integer 3
! input k integer array 2 3 1
! input a real array 0.61 1.37 2.11
! input s real 1.21
subroutine placed(n, k, a, s)
  implicit none
  integer :: n, k(n), i, j
  double precision :: a(n), s
  do i = 1, n
    j = k(i)
    s = s*a(j) + s*a(k(1))
    k(j) = i
  end do
end subroutine placed
