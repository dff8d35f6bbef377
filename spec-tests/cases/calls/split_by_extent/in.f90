! What a call overwrites of an assumed-size array its caller cannot save as a whole: the call is split, and the callee keeps elements.
subroutine top(n, x, y)
  integer :: n
  real(8) :: x(n), y(n)
  call steps(n, x, y)
end subroutine
subroutine steps(n, x, y)
  integer :: n, i
  real(8) :: x(*), y(*), t, total
  do i = 1, n
    call update(n - i + 1, x(i), y(i))
  end do
  t = total(n, x)
  y(n) = y(n)*t
  call update(n, y, x)
end subroutine
subroutine update(n, x, y)
  integer :: n, i
  real(8) :: x(*), y(*)
  do i = 1, n
    y(i) = y(i)*x(i) + sin(x(i))
  end do
  call scaled(n, y)
end subroutine
subroutine scaled(n, y)
  integer :: n
  real(8) :: y(n)
  y = 0.5d0*y*y
end subroutine
real(8) function total(n, x)
  integer :: n, i
  real(8) :: x(*)
  total = 0.0d0
  do i = 1, n
    total = total + x(i)
    x(i) = x(i)*x(i)
  end do
end function
