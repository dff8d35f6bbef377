! `check` has no values for an ALLOCATABLE argument of a head.
module m
contains
  subroutine use_up(a, s)
    real(8), allocatable, intent(inout) :: a(:)
    real(8), intent(inout) :: s
    s = s*sum(a**3)
    deallocate(a)
  end subroutine use_up
end module m
