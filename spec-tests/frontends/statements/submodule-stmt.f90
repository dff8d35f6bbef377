module m
  interface
    module subroutine a(x)
      real, intent(inout) :: x
    end subroutine a
    module function b(x) result(y)
      real, intent(in) :: x
      real :: y
    end function b
  end interface
end module m
submodule (m) s
contains
  module subroutine a(x)
    real, intent(inout) :: x
    x = b(x)
  end subroutine a
  module procedure b
    y = 2*x
  end procedure b
end submodule s
