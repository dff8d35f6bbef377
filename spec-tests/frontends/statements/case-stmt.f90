subroutine s(i, c, l, x)
  integer i
  character(len=1) c
  logical l
  real x
  select case (i)
  case (1)
    x = 1
  case (2, 4:6, :-3)
    x = 2
  case (10:)
    x = 3
  case default
    x = 4
  end select
  named: select case (c)
  case ('a':'f') named
    x = 5
    if (x > 1) exit named
    x = 6
  case default named
  end select named
  select case (l)
  case (.true.)
    x = 7
  end select
end subroutine s
