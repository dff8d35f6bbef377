! dotbar adjoint --head 'flow(x,p)>(y)' implicit.f
!     IMPLICIT with letters: a, b, d-h, o, q-z double precision, p real, i-k, m, n integer by default, l logical, c character.
subroutine flow_b(n, x, xb, p, pb, y, yb)
  implicit double precision (a-b, d-h, o, q-z), real (p)
  implicit logical (l), character*4 (c)
  dimension x(n), y(n), psum(2)
  double precision :: xb(n), yb(n), tb
  real :: pb, psumb(2)
  integer :: branch
  ! Adjoint: sets the derivatives of x, p from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  cname = 'flow'
  psum(1) = p
  psum(2) = 2.0*p
  xb = 0.0d0
  psumb = 0.0
  do i = n, 1, -1
    t = x(i)*psum(mod(i, 2) + 1)
    large = t > 0.5D0
    if (large .and. cname == 'flow') then
      call pushreal8(t)
      t = sqrt(t)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    tb = 2.0d0*t*(x(i)*yb(i))
    xb(i) = xb(i) + t*t*yb(i)
    yb(i) = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      call popreal8(t)
      tb = tb/(2.0d0*max(sqrt(t), sqrt(tiny(1.0d0))))
    end if
    xb(i) = xb(i) + psum(mod(i, 2) + 1)*tb
    psumb(mod(i, 2) + 1) = real(psumb(mod(i, 2) + 1) + x(i)*tb)
  end do
  pb = 2.0*psumb(2)
  psumb(2) = 0.0
  pb = pb + psumb(1)
end subroutine flow_b
