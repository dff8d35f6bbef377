! An actual without memory, or without target, is absent.
! standard: 15.5.2.12
! head: m%f(x)>(y)
module m
  implicit none
contains
  subroutine g(a, r)
    real(8), intent(in), optional :: a(:)
    real(8), intent(inout) :: r
    if (present(a)) then
      r = r + sum(a*a)
    else
      r = r*2
    end if
  end subroutine
  subroutine f(x, y)
    real(8) :: x(3), y
    real(8), allocatable :: w(:)
    real(8), pointer :: p(:)
    nullify (p)
    y = x(1)
    call g(w, y)
    call g(r=y)
    call g(p, r=y)
    w = x*2
    call g(w, y)
  end subroutine
end module
