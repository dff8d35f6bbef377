! dotbar adjoint --head 's(x,a)>(r)' in.f90
module m_b
  use m
contains
  ! The caller gives a%p and its derivative memory.
  subroutine s_b(a, ab, x, xb, r, rb)
    type(node), intent(inout) :: a
    real(8), pointer, intent(in) :: x(:)
    real(8), intent(inout) :: r
    integer :: i
    type(node) :: ab
    real(8), pointer :: xb(:)
    real(8) :: rb, tempb
    integer :: bound
    ! Adjoint: sets the derivatives of x, a from those of r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    bound = size(x)
    do i = 1, bound
      call pushreal8(a%p(i))
      a%p(i) = x(i)*a%v*a%p(i)
    end do
    call pushinteger4(bound)
    ab%v = 0.0d0
    if (associated(ab%p)) then
      ab%p = 0.0d0
    end if
    if (associated(xb)) then
      xb = 0.0d0
    end if
    ab%p = ab%p + a%v*rb
    ab%v = ab%v + sum(a%p)*rb
    rb = 0.0d0
    call popinteger4(bound)
    do i = bound, 1, -1
      call popreal8(a%p(i))
      tempb = a%p(i)*ab%p(i)
      xb(i) = xb(i) + a%v*tempb
      ab%v = ab%v + x(i)*tempb
      ab%p(i) = x(i)*a%v*ab%p(i)
    end do
  end subroutine s_b
end module m_b
