! Loops whose trips cannot be run again from snapshots, though the source asks for that.
subroutine left(n, x, y)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  integer :: i
!$AD BINOMIAL-CKP 3
  do i = 1, n
    if (y > 2) exit
    y = y*x
  end do
end subroutine
subroutine uncounted(x, y)
  implicit none
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
!$AD BINOMIAL-CKP 3
  do while (y < 2)
    y = y*x + y
  end do
end subroutine
subroutine unsaid(n, x, y)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  integer :: i
!$AD BINOMIAL-CKP n
  do i = 1, n
    y = y*sin(x*y)
  end do
end subroutine
subroutine reading(n, x, y)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  double precision :: c
  integer :: i
!$AD BINOMIAL-CKP 3
  do i = 1, n
    read (*, *) c
    y = y*sin(x*c)
  end do
end subroutine
