! dotbar tangent --head 'f(x)>(y)' in.f90
module types_d
  use types
contains
  subroutine blend_d(a, ad, b, bd)
    type(whole), intent(inout) :: a
    type(whole), intent(in) :: b
    type(whole) :: ad, bd
    ad%mix = 0.75d0*bd%mix + 0.25d0*ad%mix
    a%mix = 0.75d0*b%mix + 0.25d0*a%mix
    ad%t = 0.5d0*ad%t*cos(b%t) - 0.5d0*a%t*(sin(b%t)*bd%t) + 0.25d0*ad%t
    a%t = 0.5d0*a%t*cos(b%t) + 0.25d0*a%t
  end subroutine blend_d

  subroutine hand_d(a, ad, c, cd, e, ed)
    type(whole), intent(inout) :: a, c(2), e(:, 0:)
    type(whole) :: ad, cd(2), ed(:, 0:)
    integer :: i, i0, i1
    do i = 1, size(c, 1)
      cd(i)%mix = 0.0d0
    end do
    do i0 = 1, size(e, 2)
      do i1 = 1, size(e, 1)
        ed(i1, i0 - 1)%mix = 0.0d0
      end do
    end do
    call blend_d(c(1), cd(1), a, ad)
    call blend_d(a, ad, c(2), cd(2))
    call blend_d(e(1, 1), ed(1, 1), a, ad)
    call blend_d(a, ad, e(2, 0), ed(2, 0))
  end subroutine hand_d
end module types_d

subroutine f_d(x, xd, y, yd)
  use types
  use types_d, only: hand_d
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  type(whole) :: o, c(2), e(2, 2)
  real(8) :: xd, yd
  type(whole) :: od, cd(2), ed(2, 2)
  integer :: i, i0, i1
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  od%t = 0.0d0
  do i = 1, size(c, 1)
    cd(i)%t = 0.0d0
    cd(i)%mix = 0.0d0
  end do
  do i0 = 1, size(e, 2)
    do i1 = 1, size(e, 1)
      ed(i1, i0)%t = 0.0d0
      ed(i1, i0)%mix = 0.0d0
    end do
  end do
  od%mix = xd*x + x*xd
  o%mix = x*x
  cd(2)%t = xd
  c(2)%t = x
  ed(2, 1)%t = xd*x + x*xd
  e(2, 1)%t = x*x
  call hand_d(o, od, c, cd, e, ed)
  yd = od%t + sum(od%mix) + cd(1)%t + ed(1, 2)%t
  y = o%t + sum(o%mix) + c(1)%t + e(1, 2)%t
end subroutine f_d
