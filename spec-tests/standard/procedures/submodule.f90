! The body is in a submodule: the module has its interface only.
! standard: 14.2.3, 15.6.2.5
! head: g(x)>(y)
module m
  interface
    module subroutine f(x, y)
      real(8), intent(in) :: x
      real(8), intent(out) :: y
    end subroutine f
  end interface
end module m
submodule (m) s
contains
  module procedure f
    y = x*x
  end procedure f
end submodule s
subroutine g(x, y)
  use m
  implicit none
  real(8) :: x, y
  call f(x, y)
end subroutine g
