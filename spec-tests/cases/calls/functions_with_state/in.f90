module tog
  implicit none
  logical :: state = .false.
contains
  logical function flip()
    state = .not. state
    flip = state
  end function flip
  integer function nexti()
    state = .not. state
    nexti = 1
    if (state) nexti = 2
  end function nexti
end module tog
subroutine top(x, y)
  use tog
  implicit none
  real(8) :: x, y, a(2)
  a(1) = x
  a(2) = 3*x*x
  y = merge(x, 2*x*x, flip())
  y = y + merge(x**3, 2*x, flip())
end subroutine top
subroutine top2(x, y)
  use tog
  implicit none
  real(8) :: x, y, a(2)
  a(1) = x
  a(2) = 3*x*x
  y = a(nexti())
  y = y*a(nexti())
end subroutine top2
module md
  implicit none
  integer :: off = 0
contains
  integer function pos(k)
    integer, intent(in) :: k
    pos = k + 1
  end function pos
  integer function shifted(k)
    integer, intent(in) :: k
    shifted = k + off
  end function shifted
end module md
subroutine top3(x, y)
  use md
  implicit none
  real(8) :: x, y, a(4)
  integer :: k
  k = 0
  a(1) = x
  a(3) = 2*x
  y = 0
  do while (k < 3)
    k = k + 1
    a(pos(k)) = x*k + a(pos(k-1))
    y = y + a(pos(k))*a(pos(k))
    k = k + 1
  end do
end subroutine top3
subroutine top4(x, y)
  use md
  implicit none
  real(8) :: x, y, a(4)
  integer :: k
  a(1) = x
  a(2) = 2*x
  a(3) = x*x
  y = 0
  off = 1
  do k = 1, 2
    y = y + a(shifted(k))*a(k)
    off = 0
  end do
  off = 2
end subroutine top4
subroutine top5(x, y)
  implicit none
  real(8) :: x, y
  integer, external :: nb
  integer :: i
  common /c/ n
  integer :: n
  n = 3
  y = 0
  do i = 1, nb()
    y = y + x*x*y + x
    n = n - 1
  end do
end subroutine top5
integer function nb()
  common /c/ n
  integer :: n
  nb = n
end function nb
