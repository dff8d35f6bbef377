! Dummies that are given memory, lose it, or are INTENT(OUT); passively, too.
module m
  implicit none
contains
  subroutine make(n, x, a)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), allocatable, intent(inout) :: a(:)
    integer :: i
    if (.not. allocated(a)) allocate(a(n))
    do i = 1, n
      a(i) = x(i)**2
    end do
  end subroutine make
  subroutine fresh(n, a)
    integer, intent(in) :: n
    real(8), allocatable, intent(out) :: a(:)
    allocate(a(n))
    a = 1.5d0
  end subroutine fresh
  subroutine use_up(a, s)
    real(8), allocatable, intent(inout) :: a(:)
    real(8), intent(inout) :: s
    s = s*sum(a**3)
    deallocate(a)
  end subroutine use_up
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    real(8), allocatable :: a(:), b(:)
    y = 1.0d0
    call make(n, x, a)
    y = y + a(1)
    call use_up(a, y)
    call make(2, x, a)
    call make(2, x, a)
    y = y*sum(a)
    call fresh(n, b)
    b(1) = x(2)*b(2)
    call fresh(2, b)
    b(1) = b(1)*x(1)
    y = y + sum(b)
  end subroutine f
end module m
