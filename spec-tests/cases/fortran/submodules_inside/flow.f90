module flow
  implicit none
  interface
    module subroutine advance(x)
      real(8), intent(inout) :: x
    end subroutine advance
  end interface
contains
  subroutine run(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    s = x
    call advance(s)
    call advance(s)
  end subroutine run
end module flow
submodule (flow) steps
  real(8) :: before = 1
contains
  module procedure advance
    real(8) :: now
    now = x
    x = x*before
    before = now
  end procedure advance
end submodule steps
