! dotbar adjoint --head 'p(ga)/(xa)' in.f90
module md_b
  use md
contains
  subroutine s1_fwd(n, p, q, a, which, e2, e3, k1)
    implicit real(selected_real_kind(15, 307)) (a-h, o-z), integer (i-n)
    integer :: kl(5)
    logical :: lf
    real*8 :: a(n), e2(2), e3(2), gaz(5)
    character(len=*) :: which
    common /blk/ g1z, gaz
    namelist /nl/ lf, which
    do i = 1, n
      kl(i) = i
    end do
    call pushinteger4array(kl, size(kl))
  end subroutine s1_fwd

  subroutine s1_bwd(n, p, pb, q, qb, a, which, e2, e2b, e3, e3b, k1)
    implicit real(selected_real_kind(15, 307)) (a-h, o-z), integer (i-n)
    integer :: kl(5)
    logical :: lf
    real*8 :: a(n), e2(2), e3(2), gaz(5)
    character(len=*) :: which
    common /blk/ g1z, gaz
    common /blk_b/ g1zb, gazb
    namelist /nl/ lf, which
    real(selected_real_kind(15, 307)) :: pb, qb, g1zb
    real*8 :: e2b(2), e3b(2), gazb(5)
    call popinteger4array(kl, size(kl))
    pb = pb + gazb(kl(1))
    gazb(kl(1)) = 0.0d0
  end subroutine s1_bwd

  subroutine s3_b(n, p, q, r, a2, a2b, e2, e2b, e3, k1)
    implicit none
    integer :: n, k1
    real*8 :: p, q, r, a2(:), e2(2), e3(2), gv(6), v(ke)
    common /blk/ gv
    common /blk_b/ gvb
    real*8 :: a2b(:), e2b(2), gvb(6), tempb, temp0b, temp1b(2), temp2b(2)
    call s1_fwd(5, a2(1), a2(1), v, 'left', e2, e2, k1)
    tempb = 0.0d0
    temp0b = 0.0d0
    temp1b = 0.0d0
    temp2b = 0.0d0
    call s1_bwd(5, a2(1), tempb, a2(1), temp0b, v, 'left', e2, temp1b, e2, temp2b, k1)
    a2b(1) = a2b(1) + tempb
    a2b(1) = a2b(1) + temp0b
    e2b = e2b + temp1b
    e2b = e2b + temp2b
  end subroutine s3_b
end module md_b

subroutine p_b(n, x1, x2, xa, xab, k, y)
  use md, cs3 => s3
  use md_b, only: cs3_b => s3_b
  implicit none
  integer :: n, k(5), i, i2
  real*8 :: x1, x2, xa(5), y, g1, ga(5), t4, w(2)
  common /blk/ g1, ga
  common /blk_b/ g1b, gab
  real*8 :: xab(5), g1b, gab(5), tempb(5), temp0b(5)
  ! Adjoint: sets the derivatives of xa from those of ga, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xab = 0.0d0
  do i = n, 1, -1
    tempb = 0.0d0
    temp0b = 0.0d0
    call cs3_b(5, 0.25d0, t4, y, xa, tempb, xa(1), temp0b(1), w, i2)
    xab = xab + (temp0b + tempb)
  end do
end subroutine p_b
