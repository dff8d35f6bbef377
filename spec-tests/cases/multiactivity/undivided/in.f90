subroutine top(x, y, r)
  implicit none
  real*8 :: x, y, r, c, s
  c = 2.0d0
  call solve(x, c, r)
  call solve(c, y, s)
  r = r*s
  call table(x, c, s)
  r = r*s
  call table(c, y, s)
  r = r + s
end subroutine top

!$AD HANDWRITTEN a, b, s
subroutine solve(a, b, s)
  implicit none
  real*8 :: a, b, s
  s = a*b
end subroutine solve

subroutine solve_d(a, ad, b, bd, s, sd)
  implicit none
  real*8 :: a, b, s
  real*8 :: ad, bd, sd
  sd = ad*b + a*bd
  s = a*b
end subroutine solve_d

subroutine solve_b(a, ab, b, bb, s, sb)
  implicit none
  real*8 :: a, b, s
  real*8 :: ab, bb, sb
  ab = ab + b*sb
  bb = bb + a*sb
  sb = 0.0d0
end subroutine solve_b

! It keeps what it finds the first time.
subroutine table(a, b, s)
  implicit none
  real*8 :: a, b, s
  real*8, save :: weight
  logical, save :: first = .true.
  if (first) then
    weight = 3.0d0
    first = .false.
  end if
  s = weight*a*sin(b)
end subroutine table
