! What is behind a CYCLE is the other part of the choice: the test is asked again in the backward sweep, and what the trip made is
! made again. Where more than that leaves the rest of a trip, the CYCLE stays.
module trips_m
  implicit none
contains
  subroutine forces(x, m, n, a)
    integer, intent(in) :: n
    real(8), intent(in) :: x(2, n), m(n)
    real(8), intent(out) :: a(2, n)
    integer :: i, j
    real(8) :: d(2), r2, w
    a = 0
    do i = 1, n
      do j = 1, n
        if (i == j) cycle ! no force on itself
        d = x(:, j) - x(:, i)
        r2 = dot_product(d, d) + 0.01d0
        w = m(j)/(r2*sqrt(r2))
        a(:, i) = a(:, i) + w*d
      end do
    end do
  end subroutine
  subroutine chain(x, n, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    integer :: i, k
    real(8) :: t
    trips: do i = 1, n
      if (mod(i, 5) == 0) then
        y = y*1.1d0
        cycle
      else if (mod(i, 5) == 1) then
        y = sin(y)
        cycle trips
      end if
      t = x(i)*y
      if (mod(i, 5) == 2) then
        y = y + t*t
      else
        do k = 1, 3
          if (k == 2) cycle trips
          if (k == i) cycle
          y = y + 0.1d0*t*y
        end do
        cycle
      end if
      if (t > 100) exit
      y = y*cos(t)
      if (mod(i, 3) == 0) cycle
      y = y - x(i)**2
    end do trips
  end subroutine
  subroutine steps(x, n, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    integer :: k
    k = 7
    do while (k > 0)
      k = k - 1
      if (.not. mod(k, 2) == 0) cycle
      y = y*x(k + 1)
    end do
  end subroutine
  subroutine cost(x, y)
    real(8), intent(in) :: x(12)
    real(8), intent(out) :: y
    real(8) :: a(2, 4), p(2, 4)
    p = reshape(x(1:8), [2, 4])
    call forces(p, x(9:12), 4, a)
    y = sum(a*a)*0.01d0
    call chain(x, 12, y)
    call steps(x, 12, y)
  end subroutine
end module
