module md
  implicit none
  real*8, parameter :: cm = 1.25d0
  integer :: ke
  interface anyf1
    module procedure f1, nof1
  end interface anyf1
contains
  subroutine s1(n, p, q, a, which, e2, e3, k1)
    implicit real(selected_real_kind(15, 307)) (a-h, o-z), integer (i-n)
    integer :: kl(5)
    logical :: lf
    integer :: kq
    real*8 :: a(n), e2(2), e3(2), gaz(5), v(ke)
    character(len=*) :: which
    common /blk/ g1z, gaz
    namelist /nl/ lf, which
    sf(za) = za*sin(za) + 0.3d0*cm
    sg(za, zb) = sf(zb) - sin(za)
    sk(kq) = 0.25*kq
    do i = 1, n
      kl(i) = i
    end do
    gaz(kl(1)) = p
  end subroutine s1

  subroutine s3(n, p, q, r, a2, e2, e3, k1)
    implicit none
    integer :: n, k1, i, i1, i3, is
    real*8 :: p, q, r, a2(:), e2(2), e3(2), gv(6), t1, t2, t3, v(ke)
    character(len=4) :: ch
    common /blk/ gv
    call s1(5, a2(1), a2(1), v, 'left', e2, e2, k1)
  end subroutine s3
end module md

subroutine p(n, x1, x2, xa, k, y)
  use md, cs3 => s3
  implicit none
  integer :: n, k(5), i, i2
  real*8 :: x1, x2, xa(5), y, g1, ga(5), t4, w(2)
  common /blk/ g1, ga
  do i = 1, n
    call cs3(5, 0.25d0, t4, y, xa, xa(1), w, i2)
  end do
end subroutine p
