! head sums(total)/(a,r)
! input m integer 3
! input n integer 2
! input a real array 0.61 1.37
! input r real array 0.83 1.21
! input total real undefined 0.3
subroutine sums(m, n, a, r, total)
  implicit none
  integer :: m, n, i, j
  real*8 :: a(n), r(n), total
  total = 0.0d0
  do j = 1, n
    total = total + r(j)*r(j)
    do i = 1, m
      r(j) = r(j) + a(j)*a(j)*i
    end do
  end do
end subroutine sums
