! An optional argument that is not there; PRESENT decides.
! standard: 15.5.2.12
! head: m%f(x)>(y)
module m
contains
  subroutine g(x, y, k)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer, optional, intent(in) :: k
    y = x*x
    if (present(k)) y = y*k
  end subroutine g
  subroutine f(x, y)
    real(8) :: x, y, t
    call g(x, t)
    call g(t, y, 3)
  end subroutine f
end module m
