module m
contains
  subroutine power(x, n, s, y)
    real(8), value :: x, s
    integer, value :: n
    real(8) :: y
    intent(inout) :: y
    y = 1
    do while (n > 0)
      y = y*x
      n = n - 1
    end do
    s = s + 1  ! passive, and the caller's stays
    y = y*s
  end subroutine
  subroutine top(x, y)
    real(8) :: x, y, t, s
    integer :: n
    n = 3
    s = 2
    call power(x, n, s, t)
    y = t*x**n
    call power(t, n, s, t)
    y = y + t*s
  end subroutine
end module
