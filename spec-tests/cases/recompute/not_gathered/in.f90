! What is not overwritten once a trip at the counter alone, or says where something else is restored, is kept where it is overwritten.
subroutine not_gathered(n, m, k, x, y)
  implicit none
  integer, intent(in) :: n, m
  integer, intent(inout) :: k(n)
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j, l, t
  integer :: odd(n), moved(n, m), place(n), times(n), first(n), inner(n), deep(n), fixed(n, m)
  odd = 1; moved = 2; place = 1; times = 1; first = 1; inner = 2; deep = 3; fixed = 1
  do t = 1, 2
    do i = 1, n
      y = y + x(odd(i))*x(moved(i, 1))*x(place(i))*x(times(i))*x(first(i))*x(deep(i))*x(fixed(2, 1))*y
    end do
    do i = 1, n, 2
      odd(i) = mod(i + t, n) + 1                  ! every other one
    end do
    do i = 1, n
      l = mod(i, m) + 1
      moved(i, l) = mod(2*i, n) + 1               ! at a column that changes
      fixed(2, 1) = mod(i + t, n) + 1             ! at one place
      times(i) = times(i) + 1                     ! counted back
    end do
    do i = 1, n
      place(k(i)) = t
      k(i) = mod(k(i), n) + 1                     ! says where
    end do
    do i = 1, n
      do j = 1, 2
        deep(inner(i)) = j
      end do
      inner(i) = mod(inner(i), n) + 1             ! says where, further inside
    end do
    do i = 1, n
      if (x(i) > 0.9d0*t) exit
      first(i) = t + 1                            ! only so far
    end do
  end do
end subroutine not_gathered
