! An ALLOCATABLE argument of a head, which loses its memory: `check` gives it some.
module m
contains
  subroutine use_up(a, s)
    real(8), allocatable, intent(inout) :: a(:)
    real(8), intent(inout) :: s
    s = s*sum(a**3)
    deallocate(a)
  end subroutine use_up
end module m
