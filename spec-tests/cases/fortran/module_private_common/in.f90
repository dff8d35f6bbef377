module m
  private
  public run
contains
  subroutine run(x, y)
    real(8) :: x, y
    integer :: k
    call pick(k)
    y = x*x*k
  end subroutine
  ! Which one is next.
  subroutine pick(k)
    integer :: k
    call deep(k)
  end subroutine
end module
subroutine deep(k)
  common /c/ n
  integer :: n, k
  n = n + 1
  k = n
end subroutine
