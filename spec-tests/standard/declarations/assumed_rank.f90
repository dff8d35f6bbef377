! An assumed-rank dummy.
! standard: 8.5.8.7, 11.1.10
! head: m%f(x)>(y)
module m
contains
  subroutine g(a, y)
    real(8), intent(in) :: a(..)
    real(8), intent(out) :: y
    y = 0
    select rank (a)
    rank (0)
      y = a
    rank (1)
      y = a(1)*a(2)
    end select
  end subroutine g
  subroutine f(x, y)
    real(8) :: x(2), y
    call g(x, y)
  end subroutine f
end module m
