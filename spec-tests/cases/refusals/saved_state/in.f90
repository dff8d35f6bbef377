! Each keeps something that depends on which calls there were: a derivative with a copy of its own would not know of them.
module states
contains
  subroutine counts(x, y)
    double precision :: x, y
    integer, save :: n = 0
    n = n + 1
    y = x*n
  end subroutine counts
  subroutine of_argument(x, k, y)      ! what the first call was given
    double precision :: x, y
    integer :: k
    logical, save :: first = .true.
    integer, save :: kept
    if (first) kept = k
    first = .false.
    y = x*kept
  end subroutine of_argument
  subroutine read_before(x, y)
    double precision :: x, y
    logical, save :: first = .true.
    integer, save :: kept = 2
    y = x*kept
    if (first) then
      kept = 5
      first = .false.
    end if
  end subroutine read_before
  subroutine late(x, y)                ! not done by the first call
    double precision :: x, y
    logical, save :: second = .false.
    integer, save :: kept = 2
    if (second) then
      kept = 5
    end if
    second = .true.
    y = x*kept
  end subroutine late
  subroutine jumped_over(x, y)         ! a call may say that it is done, and not do it
    double precision :: x, y
    integer, save :: done = 0
    integer, save :: kept = 2
    if (x > 1.0d0) go to 10
    if (done /= 0) go to 10
    kept = 5
10  done = 1
    y = x*kept
  end subroutine jumped_over
  subroutine grows(x, y)
    double precision :: x, y
    double precision, save :: eps = 1.0d0
    if (eps < 4.0d0) eps = eps*2.0d0
    y = x*eps
  end subroutine grows
  subroutine over(x, y)                ! a jump leads behind it
    double precision :: x, y
    double precision, save :: kept = 0.0d0
    if (x > 1.0d0) go to 20
    if (kept == 0.0d0) kept = 5.0d0
    y = 1.0d0
20  y = x*kept
  end subroutine over
  subroutine back(x, y)                ! and one back, in front of where it is read
    double precision :: x, y
    double precision, save :: kept = 0.0d0
    if (x > 1.0d0) go to 40
    if (kept == 0.0d0) kept = 5.0d0
30  y = x*kept
    return
40  y = x
    if (x > 0.0d0) go to 30
  end subroutine back
  subroutine of_local(x, k, y)
    double precision :: x, y
    integer :: k, t
    integer, save :: kept = 0
    t = 2*k + 1
    if (kept == 0) kept = t
    y = x*kept
  end subroutine of_local
  subroutine of_moved(x, k, y)
    double precision :: x, y
    integer :: k, t
    integer, save :: kept = 0
    t = 2*k + 1
    if (kept == 0) then
      call moved(t, kept)
    end if
    y = x*kept
  end subroutine of_moved
  subroutine moved(a, b)
    integer :: a, b
    b = a
    a = 0
  end subroutine moved
  double precision function of_counter(x)
    double precision :: x
    double precision, save :: kept = 0.0d0
    if (kept == 0.0d0) kept = counter()
    of_counter = x*kept
  end function of_counter
  double precision function counter()
    double precision, save :: n = 0.0d0
    n = n + 1.0d0
    counter = n
  end function counter
end module states
subroutine all(x, y)
  use states
  double precision :: x, y(11)
  call counts(x, y(1))
  call of_argument(x, 3, y(2))
  call read_before(x, y(3))
  call late(x, y(4))
  call jumped_over(x, y(5))
  call grows(x, y(6))
  call over(x, y(7))
  call back(x, y(8))
  y(9) = of_counter(x)
  call of_local(x, 3, y(10))
  call of_moved(x, 3, y(11))
end subroutine all
