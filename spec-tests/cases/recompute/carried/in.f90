! Values of another trip, of a part of a trip, of what changes: these are kept.
module shared
  real(8) :: kept = 0
contains
  subroutine carried(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    integer :: i
    integer :: over, under
    real(8) :: before, after, twice, late, part, short
    equivalence (over, under)
    before = 1
    after = 1
    short = 1
    do i = 1, n
      y = y + before*x(i)*x(i)
      before = x(i)                     ! read by the next trip
      late = x(i)*y
      y = y*late                        ! what late was made of
      y = y + late*late
      twice = x(i)
      y = y + twice*twice*y
      twice = 2*x(i)
      y = y + sin(twice)*y
      after = cos(x(i))                 ! read behind the loop
      y = y + after*after
      if (x(i) > 0.5d0) then
        part = x(i)
        y = y + part*part
      end if
      kept = x(i)*x(i)                  ! of a module
      y = y + kept*kept
      over = n - i + 1                  ! has two names
      y = y + x(under)*y*x(over)
    end do
    y = y*after
    do i = 1, n
      if (x(i) < 0.1d0) cycle
      short = x(i)*x(i)                 ! not of all trips
      y = y + short*short
    end do
    y = y + short
  end subroutine carried
end module shared
