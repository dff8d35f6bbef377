! Functions in loops that are called all the same: each has one reason.
double precision function square(a)
  double precision, intent(in) :: a
  square = a*a
end function
double precision function stepwise(a)
  double precision, intent(in) :: a
  stepwise = a
  if (a > 0.5d0) stepwise = a*a
end function
double precision function again(a)
  double precision, intent(in) :: a
  double precision :: b
  b = a
  b = b*a
  again = b
end function
double precision function rounded(a)
  double precision, intent(in) :: a
  real :: b
  b = a
  rounded = b*a
end function
double precision function shared(a)
  double precision, intent(in) :: a
  double precision :: c
  common /scale/ c
  shared = a*c
end function
double precision function first(n, w)
  integer, intent(in) :: n
  double precision, intent(in) :: w(n, n)
  first = w(1, 2)*w(2, 1)
end function
double precision function other(n, w)
  integer, intent(in) :: n
  double precision, intent(in) :: w(0:n)
  other = w(1)
end function
double precision function kept(a)
  double precision, intent(in) :: a
  double precision :: c = 2.0d0
  kept = c*a
end function
double precision function named(a)
  double precision, intent(in) :: a
  double precision, parameter :: c = 2.0d0
  named = c*a
end function
double precision function powered(a)
  double precision, intent(in) :: a
  powered = exp(a)
end function
double precision function half(a)
  double precision, intent(in) :: a
  half = 0.5d0*a
end function
!$AD NOCHECKPOINT
double precision function third(a)
  double precision, intent(in) :: a
  third = a/3.0d0
end function
!$AD HANDWRITTEN
double precision function described(a)
  double precision, intent(in) :: a
  described = a
end function
double precision function around(a)
  double precision, intent(in) :: a
  double precision :: described
  around = described(a)*a
end function

subroutine all(n, x, u, y)
  integer, intent(in) :: n
  double precision, intent(in) :: x(n), u(n + 1, n)
  double precision, intent(out) :: y(n)
  double precision :: square, stepwise, again, rounded, shared, first, other, kept, named
  integer :: i
  y(1) = square(x(1))                           ! in no loop
  do i = 2, n
    y(i) = square(x(i) + x(i - 1))              ! would be said twice
    y(i) = y(i) + stepwise(x(i))                ! a test
    y(i) = y(i) + again(x(i))                   ! sets a local twice
    y(i) = y(i) + rounded(x(i))                 ! converts
    y(i) = y(i) + shared(x(i))                  ! reads more
    y(i) = y(i) + first(n, u)                   ! sees the array in another shape
    y(i) = y(i) + other(n - 1, x)               ! counts from 0
    y(i) = y(i) + kept(x(i))                    ! keeps a variable
    y(i) = y(i) + named(x(i))                   ! a constant of its own
  end do
end subroutine

subroutine hidden(n, x, y)
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(out) :: y(n)
  double precision :: powered, half, third, exp
  integer :: i, m
  exp = 3.0d0                                   ! a variable here
  m = n
  do i = 1, m
    y(i) = powered(x(i))*exp
    !$AD NOCHECKPOINT
    y(i) = y(i) + half(x(i))                    ! split by a comment
    y(i) = y(i) + third(x(i))                   ! split wherever it is called
  end do
end subroutine

subroutine byhand(n, x, y)
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(out) :: y(n)
  double precision :: described, around
  integer :: i
  do i = 1, n
    y(i) = described(x(i))                      ! its derivative is there
    y(i) = y(i) + around(x(i))                  ! calls it
  end do
end subroutine
