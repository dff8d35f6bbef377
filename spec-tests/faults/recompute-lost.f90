! head steps(y,z)/(y,z)
! input n integer 3
! input rate real array 0.61 1.37 0.83
! input y real 0.71
! input z real 1.31
subroutine steps(n, rate, y, z)
  implicit none
  integer :: n, i
  real*8 :: rate(n), y, z, c, f
  do i = 1, n
    c = sin(y)*rate(i)
    f = c*z
    y = y + 0.1d0*f*f
    z = z + 0.1d0*z*c
  end do
end subroutine steps
