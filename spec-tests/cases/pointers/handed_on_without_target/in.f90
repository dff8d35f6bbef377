! A POINTER without target is handed on as an absent argument: there is nothing to keep.
module m
  implicit none
contains
  subroutine g(r, q)
    real(8), intent(inout) :: r
    real(8), intent(inout), optional :: q(:)
    if (present(q)) then
      q = q*r
      r = r*q(1)
    end if
    r = r*2
  end subroutine
  subroutine f(x, y)
    real(8) :: x(3), y
    real(8), target :: w(3)
    real(8), pointer :: p(:)
    nullify (p)
    w = x
    y = x(1)
    call g(y, p)
    p => w(2:)
    call g(y, p)
    y = y*w(3)
  end subroutine
end module
