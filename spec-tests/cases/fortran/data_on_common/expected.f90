! dotbar adjoint --head 'spring(x)>(e)' data_common.f
!     DATA on COMMON through BLOCK DATA, on local variables and arrays, with repetition and implied DO.
subroutine spring_b(n, x, xb, e, eb)
  integer :: n, i, m
  double precision :: x(n), e, stiff(4), rest, w(6), half
  common /consts/ stiff, rest
  common /state/ en, total
  common /state_b/ enb
  double precision :: en, total
  data (w(i), i = 1, 6) /3*1.0D0, 2*0.5D0, 0.25D0/
  data half /0.5D0/
  double precision :: xb(n), eb, enb, tempb, temp0b(n)
  ! Adjoint: sets the derivatives of x from those of e, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  enb = 0.0d0
  do i = n, 2, -1
    m = mod(i, 4) + 1
    enb = enb + w(mod(i, 6) + 1)*eb
    tempb = 2.0d0*(x(i) - x(i - 1) - rest)*(half*stiff(m)*enb)
    xb(i) = xb(i) + tempb
    temp0b(i - 1) = -tempb
    enb = 0.0d0
  end do
  xb(1:n - 1) = xb(1:n - 1) + temp0b(1:n - 1)
  eb = 0.0d0
end subroutine spring_b
