! head p(ya)/(x1)
! input n integer 4
! input x1 real 0.36316944876081092
! input xa real array 1.218184396337729 0.86207861265893393 -1.2352945079242397 0.71230095915964986
! input y real undefined 0.96269597980305832
! input ya real array undefined 1.1883050269670197 1.0564097309794078 0.5449699903442804 0.59140915199771094
! input xs real4 -0.38470712304115295
! input xsa real4 array -1.1466547250747681 1.1779688596725464 0.65651077032089233 0.24392330646514893
subroutine p(n, x1, xa, y, ya, xs, xsa)
  implicit none
  integer :: n, i, l
  double precision :: x1, xa(n), y, ya(0:n - 1), t3
  real(4) :: xs, xsa(4)
  t3 = x1
  do i = 1, 2
    do l = 1, n
      ya(l - 1) = t3
      t3 = ya(l - 1)*ya(l - 1)
    end do
  end do
end subroutine p
