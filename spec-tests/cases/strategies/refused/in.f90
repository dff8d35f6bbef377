subroutine s(x, y)
  real(8) :: x, y
  y = sin(x)
  print *, y
  y = y*x
end subroutine s
subroutine t(x, y)
  real(8) :: x, y
  y = sin(x)
  if (y > 0.0) then
    call u(y)
  end if
  y = y*x
end subroutine t
subroutine u(y)
  real(8) :: y
  read (*, *) y
end subroutine u
