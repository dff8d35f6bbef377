subroutine element(x, y)
  real :: x(3), y
  y = x(1)
end subroutine element
subroutine counted_loop(x, y)
  real :: x, y
  integer :: i
  y = 0.0
  do i = 1, 3
   y = y + x
  end do
end subroutine counted_loop
subroutine common_block(x, y)
  real :: x, y, c
  common /b/ c
  y = x*c
end subroutine common_block
subroutine a_call(x, y)
  real :: x, y
  call common_block(x, y)
end subroutine a_call
subroutine two_kinds(x, y)
  real :: x, y
  real(8) :: t
  t = x
  y = t
end subroutine two_kinds
subroutine output_statement(x, y)
  real :: x, y
  print *, x
  y = x
end subroutine output_statement
subroutine saved(x, y)
  real :: x, y
  real, save :: s = 1.0
  y = x*s
end subroutine saved
subroutine optional_argument(x, y, s)
  real :: x, y
  real, optional :: s
  y = x*s
end subroutine optional_argument
subroutine choice(x, y)
  real :: x, y
  select case (int(x))
  case (1)
  y = x
  end select
end subroutine choice
subroutine jump(x, y)
  real :: x, y
  if (x > 1.0) return
  y = x
end subroutine jump
subroutine constructor(x, y)
  real :: x, y
  y = x*sum([x,x])
end subroutine constructor
subroutine of_a_string(x, y)
  real :: x, y
  character(1), external :: word
  if (word(x) == 'a') y = x
end subroutine of_a_string
character(1) function word(x)
  real :: x
  x = x*2
  word = 'a'
end function word
real function cube(x)
  real :: x
  cube = x**3
end function cube
subroutine no_derivative(x, y)
  real :: x, y
  y = x*sum((/x/))
end subroutine no_derivative
subroutine host(x, y)
  real :: x, y
  y = x
contains
  subroutine inside
  end subroutine inside
end subroutine host
! What a test asks overwrites in a branch, two calls further; or is not among the sources.
subroutine of_a_deeper_string(x, y)
  real :: x, y
  character(1), external :: outer
  if (outer(x) == 'a') y = x
end subroutine of_a_deeper_string
character(1) function outer(x)
  real :: x
  if (x > 0.0) call inner(x)
  outer = 'a'
end function outer
subroutine inner(x)
  real :: x
  x = x*2
end subroutine inner
subroutine of_a_string_elsewhere(x, y)
  real :: x, y
  character(1), external :: elsewhere
  if (elsewhere(x) == 'a') y = x
end subroutine of_a_string_elsewhere
subroutine by_value(x, z, y)
  real :: x, z, y
  value :: z
  z = z*x
  y = z
end subroutine by_value
!$AD HANDWRITTEN
subroutine by_hand(x, y)
  real :: x, y
  y = x
end subroutine by_hand
subroutine of_nothing(x, y)
  real :: x, y
  character(1), external :: nobody
  if (nobody() == 'a') y = x
end subroutine of_nothing
