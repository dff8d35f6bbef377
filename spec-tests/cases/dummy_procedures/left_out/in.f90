! A dummy procedure with arguments that may be left out, and that are passed by their names.
module frames
  implicit none
  integer, parameter :: wp = kind(1.0d0)
  abstract interface
    subroutine frame(mu, r, v, a, c, cdot)
      import
      implicit none
      real(wp), intent(in) :: mu
      real(wp), dimension(2), intent(in) :: r
      real(wp), dimension(2), intent(in) :: v
      real(wp), dimension(2), intent(in), optional :: a
      real(wp), dimension(2,2), intent(out) :: c
      real(wp), dimension(2,2), intent(out), optional :: cdot
    end subroutine frame
  end interface
contains
  subroutine turned(mu, to_frame, r, v, dr, dv)
    real(wp), intent(in) :: mu, r(2), v(2)
    procedure(frame) :: to_frame
    real(wp), intent(out) :: dr(2)
    real(wp), intent(out), optional :: dv(2)
    real(wp) :: c(2,2), cdot(2,2)
    if (present(dv)) then
      call to_frame(mu, r, v, c=c, cdot=cdot)
      dr = matmul(c, r)
      dv = matmul(cdot, r) + matmul(c, v)
    else
      call to_frame(mu, r, v, a=v*mu, c=c)
      dr = matmul(c, r)
    end if
  end subroutine turned
  subroutine orbital(mu, r, v, a, c, cdot)
    real(wp), intent(in) :: mu
    real(wp), dimension(2), intent(in) :: r
    real(wp), dimension(2), intent(in) :: v
    real(wp), dimension(2), intent(in), optional :: a
    real(wp), dimension(2,2), intent(out) :: c
    real(wp), dimension(2,2), intent(out), optional :: cdot
    real(wp) :: length
    length = sqrt(dot_product(r, r))
    c(1,:) = r/length
    c(2,:) = [-r(2), r(1)]*mu/length
    if (present(a)) c(1,:) = c(1,:) + a*mu
    if (present(cdot)) then
      cdot = 0.0_wp
      cdot(1,1) = v(1)*mu
      cdot(2,2) = v(2)*length
    end if
  end subroutine orbital
end module frames
subroutine both(mu, r, v, dr, dv, d1)
  use frames
  implicit none
  real(wp) :: mu, r(2), v(2), dr(2), dv(2), d1(2)
  call turned(mu, orbital, r, v, dr, dv)
  call turned(mu, orbital, r, v, d1)
end subroutine both
