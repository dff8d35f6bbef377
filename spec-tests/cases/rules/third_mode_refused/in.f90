module m
contains
  subroutine own(x)
    real(8) :: x
    x = x*x
  end subroutine own
end module m
subroutine calls(x)
  use m
  real(8) :: x
  call own(x)
end subroutine calls
