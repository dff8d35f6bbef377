! dotbar adjoint --head f in.f90
module m_b
  use m
contains
  subroutine f_b(n, x, xb, y, yb, user)
    integer, intent(in) :: n
    real(8), intent(in), target :: x(n)
    real(8), intent(inout) :: y
    type(par), intent(in), optional, target :: user
    type(par), pointer :: p
    integer :: i
    real(8), target :: xb(n)
    real(8) :: yb
    ! Adjoint: sets the derivatives of x, y from those of x, y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    p => saved
    if (present(user)) p => user
    do i = n, 1, -1
      if (p%on) then
        xb(i) = xb(i) + p%a**p%k*yb
      else
        xb(i) = xb(i) + 2.0d0*x(i)*(p%b*yb)
      end if
    end do
    yb = 0.0d0
  end subroutine f_b
end module m_b
